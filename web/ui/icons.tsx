// Written by `npm run icons` from the Tabler icons (https://tabler.io/icons, MIT licence).
import type { ComponentType, SVGProps } from 'react';

type Attributes = Omit<SVGProps<SVGSVGElement>, 'stroke'>;

export interface IconProps extends Attributes {
  /** Width and height in pixels, 24 by default. */
  readonly size?: number;
  /** Stroke width on a grid of 24, 2 by default. */
  readonly stroke?: number;
}
export type Icon = ComponentType<IconProps>;

const icon =
  (shape: string, filled?: boolean): Icon =>
  ({ size = 24, stroke = 2, ...rest }) => {
    const paint: Attributes & { stroke?: string } = filled
      ? { fill: 'currentColor' }
      : {
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: stroke,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        };
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: the caller names or hides it
      <svg viewBox="0 0 24 24" width={size} height={size} {...paint} {...rest}>
        <path d={shape} />
      </svg>
    );
  };

export const IconAddressBook = /* @__PURE__ */ icon(
  'M20 6v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2M10 16h6M11 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 8h3m-3 4h3m-3 4h3',
);
export const IconAdjustments = /* @__PURE__ */ icon(
  'M4 10a2 2 0 1 0 4 0a2 2 0 0 0-4 0m2-6v4m0 4v8m4-4a2 2 0 1 0 4 0a2 2 0 0 0-4 0m2-12v10m0 4v2m4-13a2 2 0 1 0 4 0a2 2 0 0 0-4 0m2-3v1m0 4v11',
);
export const IconAlertTriangle = /* @__PURE__ */ icon(
  'M12 9v4m-1.637-9.409L2.257 17.125a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87L13.637 3.59a1.914 1.914 0 0 0-3.274 0M12 16h.01',
);
export const IconArrowBackUp = /* @__PURE__ */ icon('m9 14l-4-4l4-4M5 10h11a4 4 0 1 1 0 8h-1');
export const IconArrowDown = /* @__PURE__ */ icon('M12 5v14m6-6l-6 6m-6-6l6 6');
export const IconArrowDownRight = /* @__PURE__ */ icon('m7 7l10 10m0-9v9H8');
export const IconArrowForwardUp = /* @__PURE__ */ icon('m15 14l4-4l-4-4M19 10H8a4 4 0 1 0 0 8h1');
export const IconArrowLeft = /* @__PURE__ */ icon('M5 12h14M5 12l6 6m-6-6l6-6');
export const IconArrowUpRight = /* @__PURE__ */ icon('M17 7L7 17M8 7h9v9');
export const IconArrowsMaximize = /* @__PURE__ */ icon(
  'M16 4h4v4m-6 2l6-6M8 20H4v-4m0 4l6-6m6 6h4v-4m-6-2l6 6M8 4H4v4m0-4l6 6',
);
export const IconArrowsSplit = /* @__PURE__ */ icon(
  'M21 17h-8l-3.5-5H3m18-5h-8l-3.495 5M0 0m18 10l3-3l-3-3m0 16l3-3l-3-3',
);
export const IconBarbell = /* @__PURE__ */ icon(
  'M2 12h1m3-4H4a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2m0-9v10a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1V7a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1m3 5h6m0-5v10a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1V7a1 1 0 0 0-1-1h-1a1 1 0 0 0-1 1m3 1h2a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2m4-4h-1',
);
export const IconBold = /* @__PURE__ */ icon('M7 5h6a3.5 3.5 0 0 1 0 7H7zm6 7h1a3.5 3.5 0 0 1 0 7H7v-7');
export const IconBook = /* @__PURE__ */ icon(
  'M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6v13m9-13v13m9-13v13',
);
export const IconBrandLinkedin = /* @__PURE__ */ icon(
  'M8 11v5m0-8v.01M12 16v-5m4 5v-3a2 2 0 1 0-4 0M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
);
export const IconBrandX = /* @__PURE__ */ icon('m4 4l11.733 16H20L8.267 4zm0 16l6.768-6.768m2.46-2.46L20 4');
export const IconBoxMultiple = /* @__PURE__ */ icon(
  'M7 5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM17 17v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2',
);
export const IconBoxOff = /* @__PURE__ */ icon(
  'M17.765 17.757L12 21l-8-4.5v-9l2.236-1.258m2.57-1.445L12 3l8 4.5V16m-5.439-5.441L20 7.5M12 12v9m0-9L4 7.5M3 3l18 18',
);
export const IconBriefcase = /* @__PURE__ */ icon(
  'M3 9a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm5-2V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2m-4 5v.01M3 13a20 20 0 0 0 18 0',
);
export const IconBuilding = /* @__PURE__ */ icon(
  'M3 21h18M9 8h1m-1 4h1m-1 4h1m4-8h1m-1 4h1m-1 4h1M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16',
);
export const IconCalendarEvent = /* @__PURE__ */ icon(
  'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm12-4v4M8 3v4m-4 4h16M8 15h2v2H8z',
);
export const IconCar = /* @__PURE__ */ icon(
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0m10 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 17H3v-6l2-5h9l4 5h1a2 2 0 0 1 2 2v4h-2m-4 0H9m-6-6h15m-6 0V6',
);
export const IconChartBar = /* @__PURE__ */ icon(
  'M3 13a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zm12-4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM9 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM4 20h14',
);
export const IconChartHistogram = /* @__PURE__ */ icon(
  'M3 3v18h18m-1-3v3m-4-5v5m-4-8v8m-4-5v5M3 11c6 0 5-5 9-5s3 5 9 5',
);
export const IconCheck = /* @__PURE__ */ icon('m5 12l5 5L20 7');
export const IconChevronDown = /* @__PURE__ */ icon('m6 9l6 6l6-6');
export const IconChevronRight = /* @__PURE__ */ icon('m9 6l6 6l-6 6');
export const IconChevronUp = /* @__PURE__ */ icon('m6 15l6-6l6 6');
export const IconClock = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3');
export const IconCopy = /* @__PURE__ */ icon(
  'M7 9.667A2.667 2.667 0 0 1 9.667 7h8.666A2.667 2.667 0 0 1 21 9.667v8.666A2.667 2.667 0 0 1 18.333 21H9.667A2.667 2.667 0 0 1 7 18.333zM4.012 16.737A2 2 0 0 1 3 15V5c0-1.1.9-2 2-2h10c.75 0 1.158.385 1.5 1',
);
export const IconCopyPlus = /* @__PURE__ */ icon(
  'M7 9.667A2.667 2.667 0 0 1 9.667 7h8.666A2.667 2.667 0 0 1 21 9.667v8.666A2.667 2.667 0 0 1 18.333 21H9.667A2.667 2.667 0 0 1 7 18.333zM4.012 16.737A2 2 0 0 1 3 15V5c0-1.1.9-2 2-2h10c.75 0 1.158.385 1.5 1M11 14h6m-3-3v6',
);
export const IconCornerDownRight = /* @__PURE__ */ icon('M6 6v6a3 3 0 0 0 3 3h10l-4-4m0 8l4-4');
export const IconDots = /* @__PURE__ */ icon(
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const IconDownload = /* @__PURE__ */ icon(
  'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5m-5-7v12',
);
export const IconFlag = /* @__PURE__ */ icon(
  'M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1-7 0a5 5 0 0 0-7 0zm0 16v-7',
);
export const IconGripVertical = /* @__PURE__ */ icon(
  'M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0m0 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0m0 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0m6-14a1 1 0 1 0 2 0a1 1 0 1 0-2 0m0 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0m0 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const IconH1 = /* @__PURE__ */ icon('M19 18v-8l-2 2M4 6v12m8-12v12m-1 0h2M3 18h2m-1-6h8M3 6h2m6 0h2');
export const IconH2 = /* @__PURE__ */ icon(
  'M17 12a2 2 0 1 1 4 0c0 .591-.417 1.318-.816 1.858L17 18.001h4M4 6v12m8-12v12m-1 0h2M3 18h2m-1-6h8M3 6h2m6 0h2',
);
export const IconH3 = /* @__PURE__ */ icon(
  'M19 14a2 2 0 1 0-2-2m0 4a2 2 0 1 0 2-2M4 6v12m8-12v12m-1 0h2M3 18h2m-1-6h8M3 6h2m6 0h2',
);
export const IconHeadset = /* @__PURE__ */ icon(
  'M4 14v-3a8 8 0 1 1 16 0v3m-2 5c0 1.657-2.686 3-6 3M4 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm11 0a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2z',
);
export const IconHeart = /* @__PURE__ */ icon(
  'M19.5 12.572L12 20l-7.5-7.428A5 5 0 1 1 12 6.006a5 5 0 1 1 7.5 6.572',
);
export const IconHeartFilled = /* @__PURE__ */ icon(
  'M6.979 3.074a6 6 0 0 1 4.988 1.425l.037.033l.034-.03a6 6 0 0 1 4.733-1.44l.246.036a6 6 0 0 1 3.364 10.008l-.18.185l-.048.041l-7.45 7.379a1 1 0 0 1-1.313.082l-.094-.082l-7.493-7.422A6 6 0 0 1 6.979 3.074',
  true,
);
export const IconHistory = /* @__PURE__ */ icon('M12 8v4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5');
export const IconHome = /* @__PURE__ */ icon(
  'M5 12H3l9-9l9 9h-2M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6',
);
export const IconInbox = /* @__PURE__ */ icon(
  'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 13h3l3 3h4l3-3h3',
);
export const IconKey = /* @__PURE__ */ icon(
  'm16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1-4.069 0l-.301-.301l-6.558 6.558a2 2 0 0 1-1.239.578L5.172 21H4a1 1 0 0 1-.993-.883L3 20v-1.172a2 2 0 0 1 .467-1.284l.119-.13L4 17h2v-2h2v-2l2.144-2.144l-.301-.301a2.877 2.877 0 0 1 0-4.069l2.643-2.643a2.877 2.877 0 0 1 4.069 0M15 9h.01',
);
export const IconLanguage = /* @__PURE__ */ icon(
  'M9 6.371C9 10.789 6.761 13 4 13m0-6.629h7M5 9c0 2.144 2.252 3.908 6 4m1 7l4-9l4 9m-.9-2h-6.2M6.694 3l.793.582',
);
export const IconLink = /* @__PURE__ */ icon(
  'm9 15l6-6m-4-3l.463-.536a5 5 0 0 1 7.071 7.072L18 13m-5 5l-.397.534a5.07 5.07 0 0 1-7.127 0a4.97 4.97 0 0 1 0-7.071L6 11',
);
export const IconList = /* @__PURE__ */ icon('M9 6h11M9 12h11M9 18h11M5 6v.01M5 12v.01M5 18v.01');
export const IconLogout = /* @__PURE__ */ icon(
  'M14 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3m0 6l3-3',
);
export const IconMail = /* @__PURE__ */ icon(
  'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM0 0m3 7l9 6l9-6',
);
export const IconMapPin = /* @__PURE__ */ icon(
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657L13.414 20.9a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
);
export const IconMessage = /* @__PURE__ */ icon(
  'M8 9h8m-8 4h6m4-9a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
);
export const IconMessageChatbot = /* @__PURE__ */ icon(
  'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9.5 9h.01m4.99 0h.01M9.5 13a3.5 3.5 0 0 0 5 0',
);
export const IconMessages = /* @__PURE__ */ icon(
  'm21 14l-3-3h-7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1zm-7 1v2a1 1 0 0 1-1 1H6l-3 3V11a1 1 0 0 1 1-1h2',
);
export const IconMinus = /* @__PURE__ */ icon('M5 12h14');
export const IconNote = /* @__PURE__ */ icon(
  'm13 20l7-7m-7 7v-6a1 1 0 0 1 1-1h6V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2z',
);
export const IconPencil = /* @__PURE__ */ icon('M4 20h4L18.5 9.5a2.828 2.828 0 1 0-4-4L4 16zm9.5-13.5l4 4');
export const IconPhoto = /* @__PURE__ */ icon(
  'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM0 0m3 16l5-5c.928-.893 2.072-.893 3 0l5 5M0 0m14 14l1-1c.928-.893 2.072-.893 3 0l3 3',
);
export const IconPlayerPlay = /* @__PURE__ */ icon('M7 4v16l13-8z');
export const IconPlugConnected = /* @__PURE__ */ icon(
  'm7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1-5-5zm10 0l-5-5l1.5-1.5a3.536 3.536 0 1 1 5 5zM3 21l2.5-2.5m13-13L21 3m-11 8l-2 2m5 1l-2 2',
);
export const IconPlus = /* @__PURE__ */ icon('M12 5v14m-7-7h14');
export const IconRefresh = /* @__PURE__ */ icon(
  'M20 11A8.1 8.1 0 0 0 4.5 9M4 5v4h4m-4 4a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4',
);
export const IconRobot = /* @__PURE__ */ icon(
  'M6 6a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zm6-4v2m-3 8v9m6-9v9M5 16l4-2m6 0l4 2M9 18h6M10 8v.01M14 8v.01',
);
export const IconRocket = /* @__PURE__ */ icon(
  'M4 13a8 8 0 0 1 7 7a6 6 0 0 0 3-5a9 9 0 0 0 6-8a3 3 0 0 0-3-3a9 9 0 0 0-8 6a6 6 0 0 0-5 3M7 14a6 6 0 0 0-3 6a6 6 0 0 0 6-3m4-8a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const IconRoute = /* @__PURE__ */ icon(
  'M3 19a2 2 0 1 0 4 0a2 2 0 0 0-4 0M19 7a2 2 0 1 0 0-4a2 2 0 0 0 0 4m-8 12h5.5a3.5 3.5 0 0 0 0-7h-8a3.5 3.5 0 0 1 0-7H13',
);
export const IconSchool = /* @__PURE__ */ icon('M22 9L12 5L2 9l10 4zv6M6 10.6V16a6 3 0 0 0 12 0v-5.4');
export const IconSearch = /* @__PURE__ */ icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6');
export const IconSend = /* @__PURE__ */ icon(
  'M10 14L21 3m0 0l-6.5 18a.55.55 0 0 1-1 0L10 14l-7-3.5a.55.55 0 0 1 0-1z',
);
export const IconSettings = /* @__PURE__ */ icon(
  'M10.325 4.317c.426-1.756 2.924-1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543-.94 3.31.826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756.426 1.756 2.924 0 3.35a1.724 1.724 0 0 0-1.066 2.573c.94 1.543-.826 3.31-2.37 2.37a1.724 1.724 0 0 0-2.572 1.065c-.426 1.756-2.924 1.756-3.35 0a1.724 1.724 0 0 0-2.573-1.066c-1.543.94-3.31-.826-2.37-2.37a1.724 1.724 0 0 0-1.065-2.572c-1.756-.426-1.756-2.924 0-3.35a1.724 1.724 0 0 0 1.066-2.573c-.94-1.543.826-3.31 2.37-2.37c1 .608 2.296.07 2.572-1.065M9 12a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
);
export const IconShieldLock = /* @__PURE__ */ icon(
  'M12 3a12 12 0 0 0 8.5 3A12 12 0 0 1 12 21A12 12 0 0 1 3.5 6A12 12 0 0 0 12 3M11 11a1 1 0 1 0 2 0a1 1 0 1 0-2 0m1 1v2.5',
);
export const IconShoppingCart = /* @__PURE__ */ icon(
  'M4 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0m11 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 17H6V3H4M0 0m6 5l14 1l-1 7H6',
);
export const IconSitemap = /* @__PURE__ */ icon(
  'M3 17a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm12 0a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM9 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM6 15v-1a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v1m-6-6v3',
);
export const IconStar = /* @__PURE__ */ icon(
  'm12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873z',
);
export const IconSwitchHorizontal = /* @__PURE__ */ icon('m16 3l4 4l-4 4m-6-4h10M8 13l-4 4l4 4m-4-4h9');
export const IconToolsKitchen2 = /* @__PURE__ */ icon(
  'M19 3v12h-5c-.023-3.681.184-7.406 5-12m0 12v6h-1v-3M8 4v17M5 4v3a3 3 0 1 0 6 0V4',
);
export const IconTrash = /* @__PURE__ */ icon(
  'M4 7h16m-10 4v6m4-6v6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7V4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3',
);
export const IconUpload = /* @__PURE__ */ icon(
  'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 9l5-5l5 5m-5-5v12',
);
export const IconUser = /* @__PURE__ */ icon(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
);
export const IconUserCog = /* @__PURE__ */ icon(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h2.5m4.501 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0m2-3.5V17m0 4v1.5m3.031-5.25l-1.299.75m-3.463 2l-1.3.75m0-3.5l1.3.75m3.463 2l1.3.75',
);
export const IconUserPlus = /* @__PURE__ */ icon(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0m8 12h6m-3-3v6M6 21v-2a4 4 0 0 1 4-4h4',
);
export const IconVariable = /* @__PURE__ */ icon(
  'M5 4C2.5 9 2.5 14 5 20M19 4c2.5 5 2.5 10 0 16M9 9h1c1 0 1 1 2.016 3.527C13 15 13 16 14 16h1M8 16c1.5 0 3-2 4-3.5S14.5 9 16 9',
);
export const IconWorld = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m.6-3h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18m1-18a17 17 0 0 1 0 18',
);
export const IconX = /* @__PURE__ */ icon('M18 6L6 18M6 6l12 12');
