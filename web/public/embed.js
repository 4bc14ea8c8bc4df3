/*! A published conversation flow on any site: <script src="https://SITE/embed.js" data-flow="UUID" async></script> */
(() => {
  const script = document.currentScript;
  const flow = script?.dataset.flow ?? '';
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(flow)) return;
  const origin = new URL(script.src).origin;
  const label = script.dataset.label || 'Chat';
  const color = /^#[0-9a-f]{3,8}$/i.test(script.dataset.color || '') ? script.dataset.color : '#0f7f74';

  // A shadow root keeps the host page's styles out of the widget and the widget's out of the page.
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = `
    button{position:fixed;z-index:2147483000;right:20px;bottom:20px;width:60px;height:60px;border:0;border-radius:50% 50% 6px 50%;background:${color};color:#fff;cursor:pointer;box-shadow:0 10px 28px -8px rgb(0 0 0/.45)}
    button:focus-visible{outline:3px solid ${color};outline-offset:3px}
    svg{display:block;margin:auto}
    iframe{position:fixed;z-index:2147483000;right:20px;bottom:92px;width:min(400px,calc(100vw - 40px));height:min(600px,calc(100vh - 120px));border:1px solid #e3dfd4;border-radius:18px 18px 4px 18px;background:#fbfaf7;box-shadow:0 24px 60px -20px rgb(0 0 0/.45)}
    iframe[hidden]{display:none}
    @media (max-width:480px){iframe{inset:0 0 88px;width:100%;height:auto;border-radius:0}}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-expanded', 'false');
  button.innerHTML =
    '<svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M4 5h16v11H9l-5 4z"/></svg>';
  let frame;
  const show = (open) => {
    if (open && !frame) {
      frame = document.createElement('iframe');
      frame.title = label;
      frame.src = `${origin}/f/${flow}`;
      root.append(frame);
    }
    if (frame) frame.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => show(!frame || frame.hidden));
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && frame && !frame.hidden) show(false);
  });
  root.append(style, button);
  const mount = () => document.body.append(host);
  if (document.body) mount();
  else addEventListener('DOMContentLoaded', mount);
})();
