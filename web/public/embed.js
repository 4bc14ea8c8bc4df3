/*! A published flow on any site; docs/embed.md has every attribute. <script src="https://SITE/embed.js" data-flow="UUID" async></script> */
(() => {
  const script = document.currentScript;
  const data = script?.dataset ?? {};
  const { flow = '', mode = 'bubble' } = data;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(flow)) return;
  const origin = new URL(script.src).origin;
  const label = data.label || 'Chat';
  const accent = data.accent || data.color || '';
  const isColor = (text) => /^#[0-9a-f]{3,8}$/i.test(text);
  const color = isColor(accent) ? accent : '#0f7f74';
  const onColor = isColor(data.onAccent) ? data.onAccent : '#fff';

  // In the fragment, which no server gets to see.
  const hash = new URLSearchParams();
  for (const { name, value } of script.attributes)
    if (name.startsWith('data-var-')) hash.set(`v.${name.slice(9).replaceAll('-', '_')}`, value);
  for (const name of ['accent', 'onAccent', 'surface', 'text', 'bubble', 'radius'])
    if (data[name]) hash.set(`t.${name}`, data[name]);
  const address = `${origin}/f/${flow}${hash.size ? `#${hash}` : ''}`;

  // A shadow root keeps the host page's styles out of the widget and the widget's out of the page.
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  const shade = '0 24px 60px -20px rgb(0 0 0/.45)';
  style.textContent = `
    button{position:fixed;z-index:2147483000;right:20px;bottom:20px;width:60px;height:60px;border:0;border-radius:50% 50% 6px 50%;background:${color};color:${onColor};cursor:pointer;box-shadow:0 10px 28px -8px rgb(0 0 0/.45)}
    button:focus-visible{outline:3px solid ${color};outline-offset:3px}
    svg{display:block;margin:auto}
    iframe{border:1px solid #e3dfd4;background:#fbfaf7}
    iframe[hidden]{display:none}
    .bubble{position:fixed;z-index:2147483000;right:20px;bottom:92px;width:min(400px,calc(100vw - 40px));height:min(600px,calc(100vh - 120px));border-radius:18px 18px 4px 18px;box-shadow:${shade}}
    .inline{display:block;width:100%;height:100%;min-height:420px;border-radius:12px}
    .popup{position:fixed;z-index:2147483000;inset:0;margin:auto;width:min(480px,calc(100vw - 32px));height:min(640px,calc(100vh - 32px));border-radius:18px;box-shadow:0 0 0 100vmax rgb(0 0 0/.45),${shade}}
    @media (max-width:480px){.bubble{inset:0 0 auto;box-sizing:border-box;width:100%;height:calc(100vh - 88px);height:calc(100dvh - 88px);border-radius:0}}`;
  root.append(style);
  const icon = (path) =>
    `<svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
  let frame;
  let opener;
  const button = document.createElement('button');
  const show = (open) => {
    if (open && !frame) {
      frame = document.createElement('iframe');
      frame.title = label;
      frame.className = ['inline', 'popup'].includes(mode) ? mode : 'bubble';
      frame.src = address;
      root.append(frame);
    }
    if (frame) frame.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    button.innerHTML = icon(open ? 'M6 6l12 12M18 6L6 18' : 'M4 5h16v11H9l-5 4z');
    if (mode === 'popup' && open) frame.focus();
    if (!open) opener?.focus?.();
  };
  addEventListener('message', ({ origin: from, source, data: said }) => {
    if (!frame || from !== origin || source !== frame.contentWindow || said?.parley !== flow) return;
    if (said.event === 'escape' && mode !== 'inline') show(false);
    if (['started', 'answered', 'completed'].includes(said.event))
      script.dispatchEvent(
        new CustomEvent(`parley:${said.event}`, { bubbles: true, detail: { flow, ...said.detail } }),
      );
  });
  if (mode === 'inline') {
    host.style.cssText = 'display:block;height:100%';
    show(true);
  } else {
    addEventListener('keydown', ({ key }) => key === 'Escape' && frame && !frame.hidden && show(false));
    if (mode === 'popup') {
      document.addEventListener('click', ({ target }) => {
        const pressed = data.open && target instanceof Element && target.closest(data.open);
        if (pressed) {
          opener = pressed;
          show(true);
        } else if (frame && !frame.hidden && target !== host) show(false);
      });
      if (data.delay) setTimeout(() => show(true), Number(data.delay) * 1000);
    } else {
      button.type = 'button';
      button.setAttribute('aria-label', label);
      button.setAttribute('aria-expanded', 'false');
      button.innerHTML = icon('M4 5h16v11H9l-5 4z');
      opener = button;
      button.addEventListener('click', () => show(!frame || frame.hidden));
      root.append(button);
    }
  }
  const mount = () =>
    ((mode === 'inline' && document.querySelector(data.target || null)) || document.body).append(host);
  if (document.body) mount();
  else addEventListener('DOMContentLoaded', mount);
})();
