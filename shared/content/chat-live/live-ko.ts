import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: '저희 팀원이 지금 있습니다.',
  waiting: '팀에 알렸습니다. 2분 안에 아무도 오지 않으면 메시지를 남기실 수 있습니다.',
  cancel: '기다리지 않기',
  missed: '지금은 아무도 오지 못했습니다. 메시지를 남겨 주세요. {hours}시간 안에 답합니다.',
  away: '지금은 담당자가 없습니다. 메시지에는 {hours}시간 안에 답합니다.',
  opens: '{when}에 돌아옵니다.',
  joined: '지금 {brand} 담당자가 대화하고 있습니다. 어시스턴트는 쉬고 있습니다.',
  back: '어시스턴트가 다시 답합니다.',
  team: '{brand} 팀',
  typing: '입력 중…',
  read: '읽음',
  lost: '연결이 없습니다. 연결되는 대로 전송됩니다.',
  form: '메시지 남기기',
};
