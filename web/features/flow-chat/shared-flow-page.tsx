import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { getPublicFlow, type PublicFlow, type SessionAwaiting } from '#shared/api/flow-sessions.ts';
import { brand } from '#shared/brand.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import { chatPageTexts } from '#shared/content/flows/chat-page-texts.ts';
import { type LanguageCode, languageOfTag, languages } from '#shared/domain/languages.ts';
import { chooseTitle } from '#shared/domain/public-profile.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Bubble, Thinking } from '#web/ui/talk/bubble.tsx';
import { Choices, needsChoices } from '#web/ui/talk/choices.tsx';
import { Composer } from '#web/ui/talk/composer.tsx';
import { MessageMedia } from '#web/ui/talk/message-media.tsx';
import { RichText } from '#web/ui/talk/rich-text.tsx';
import { WhenPicker } from '#web/ui/when-picker.tsx';
import { buildAccentStyle, notifyParent, parseEmbedding } from './embedding.ts';
import css from './shared-flow-page.module.css';
import { useSession } from './use-session.ts';

interface Loaded {
  readonly flow: PublicFlow;
  readonly language: LanguageCode;
  readonly texts: ChatTexts;
}

/** Phone keyboards by the kind of answer. */
const inputModes: Partial<Record<SessionAwaiting['kind'], 'email' | 'tel' | 'decimal'>> = {
  email: 'email',
  phone: 'tel',
  number: 'decimal',
};

const Conversation = ({
  flow,
  language,
  texts,
  title,
  onLanguage,
}: Loaded & { readonly title: string } & { readonly onLanguage: (tag: string) => void }) => {
  const session = useSession(flow.uuid);
  const spoken = session.language;
  useEffect(() => {
    if (spoken) onLanguage(spoken);
  }, [spoken, onLanguage]);
  const pageTexts = chatPageTexts(language);
  const [text, setText] = useState('');
  const scroll = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to every new line and its options
  useEffect(() => {
    scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [session.lines, session.busy, session.awaiting]);
  const { awaiting, busy, done, problem, lines, held } = session;
  const send = () => {
    session.answer(text, text);
    setText('');
  };
  const choose = (input: string, shown: string) => {
    session.answer(input, shown);
    // The pressed button disappears: move the focus to the conversation instead of losing it.
    scroll.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={scroll} className={css.scroll} aria-label={texts.conversation} tabIndex={0}>
        <ol className={css.log} aria-live="polite" aria-label={texts.conversation}>
          {lines.map(({ id, role, text: said, media }) =>
            role === 'notice' ? (
              <li key={id} className={css.notice}>
                {said}
              </li>
            ) : (
              <Bubble
                key={id}
                from={role === 'visitor' ? 'us' : 'them'}
                speaker={role === 'visitor' ? texts.you : title}
                isLast={lines[id + 1]?.role !== role}
                tone={media ? 'bare' : 'plain'}
              >
                {media ? (
                  <MessageMedia items={media} language={language} plays="everything" text={said} />
                ) : flow.official && role === 'bot' ? (
                  <RichText text={said} apart />
                ) : (
                  <span className={css.words}>{said}</span>
                )}
              </Bubble>
            ),
          )}
        </ol>
        {busy && <Thinking label={texts.thinking} />}
        {problem && (
          <p className={css.problem} role="alert">
            {problem === 'missing' ? pageTexts.missing : texts.emptyAnswer}
            {problem === 'failed' && (
              <Button size="small" look="quiet" onClick={session.retry}>
                {texts.retry}
              </Button>
            )}
          </p>
        )}
        {done && (
          <p className={css.ended}>
            {pageTexts.ended}
            <Button size="small" look="quiet" onClick={session.restart}>
              {pageTexts.restart}
            </Button>
          </p>
        )}
        {held && (
          <div className={css.held} role="status">
            <p>{pageTexts.masked}</p>
            <Button size="small" look="quiet" onClick={() => session.answer(held.masked, held.masked)}>
              {pageTexts.sendMasked}
            </Button>
            <Button size="small" look="quiet" onClick={() => session.answer(held.typed, held.typed, true)}>
              {pageTexts.sendAsIs}
            </Button>
          </div>
        )}
        {awaiting?.options && needsChoices(awaiting) && (
          <Choices
            key={lines.length}
            awaiting={{ ...awaiting, options: awaiting.options }}
            label={lines.at(-1)?.text ?? ''}
            language={language}
            onAnswer={choose}
          />
        )}
        {awaiting?.options && !needsChoices(awaiting) && (
          <div className={css.options}>
            {awaiting.options.map(({ label, value }) => (
              <Button key={value} look="quiet" onClick={() => choose(value, label || value)}>
                {label || value}
              </Button>
            ))}
          </div>
        )}
        {(awaiting?.kind === 'appointment' || awaiting?.kind === 'date') && (
          <WhenPicker
            key={lines.length}
            kind={awaiting.kind}
            slots={awaiting.slots === true}
            language={language}
            words={texts}
            onAnswer={choose}
          />
        )}
      </section>
      <footer className={css.foot}>
        <Composer
          value={text}
          onChange={(value) => setText(value.slice(0, 2000))}
          onSend={send}
          label={texts.input}
          placeholder={texts.placeholder}
          sendLabel={texts.send}
          hint={texts.hint}
          inputMode={awaiting ? inputModes[awaiting.kind] : undefined}
          autoComplete={awaiting?.kind === 'email' ? 'email' : awaiting?.kind === 'phone' ? 'tel' : 'off'}
          canSend={awaiting !== null && text.trim() !== '' && !busy}
        />
      </footer>
    </>
  );
};

/** The flow's public title; without one, the company's name or, for a visitor's flow, "Conversation". */
const getTitle = ({ flow, language, texts }: Loaded): string =>
  chooseTitle(flow.titles, language, flow.language) || (flow.official ? brand.name : texts.conversation);

/** Whether this page is embedded in another. */
const isFramed = (): boolean => window.self !== window.top;

/** States that a visitor's flow isn't the company's, with a link to report it. Such flows don't run in an embed. */
const VisitorFlowNotice = ({ language, title }: Loaded & { readonly title: string }) => {
  const words = chatPageTexts(language);
  const address = location.href;
  const subject = encodeURIComponent(`${words.report}: ${title}`);
  return (
    <p className={css.visitors} role="note">
      {words.visitors.replaceAll('{brand}', brand.name)} {words.unkept}{' '}
      {isFramed() ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {words.ownPage}
        </a>
      ) : (
        <a href={`mailto:${brand.email}?subject=${subject}&body=${encodeURIComponent(address)}`}>
          {words.report}
        </a>
      )}
    </p>
  );
};

/** The public page of an active flow, also shown in embeds. */
export const Page = () => {
  const { uuid = '' } = useParams();
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const speak = useCallback((tag: string) => {
    const language = languageOfTag(tag);
    if (!language) return;
    // If they can't be loaded, the page keeps its current texts.
    loadChatTexts(language).then(
      (texts) => setLoaded((before) => before && { ...before, language, texts }),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    let isCancelled = false;
    const load = async () => {
      try {
        const flow = await call(getPublicFlow, { params: { uuid } });
        const language = languageOfTag(flow.language) ?? 'en';
        const texts = await loadChatTexts(language);
        if (isCancelled) return;
        setLoaded({ flow, language, texts });
      } catch (error) {
        if (!isCancelled) setProblem(error instanceof ApiError && error.status < 500 ? 'missing' : 'failed');
      }
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, [uuid]);
  useEffect(() => {
    // On the window, because nothing inside the frame has the focus when a popup opens.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && notifyParent(uuid, 'escape');
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [uuid]);
  const title = loaded ? getTitle(loaded) : brand.name;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const language = loaded?.language ?? languageOfTag(navigator.language) ?? 'en';
  return (
    <main
      id="main"
      className={css.page}
      style={{ ...buildAccentStyle(loaded?.flow.accent), ...parseEmbedding(location.hash).style }}
      lang={languages[language].locale}
      dir={languages[language].dir}
    >
      <header className={css.head}>
        {loaded?.flow.picture ? (
          <img className={css.picture} src={loaded.flow.picture} alt="" width={36} height={36} />
        ) : (
          <span className={css.mark} aria-hidden="true" />
        )}
        <div>
          <h1>{title}</h1>
          {loaded && <p className={css.bot}>{chatPageTexts(language).bot}</p>}
        </div>
      </header>
      {problem && (
        <p className={css.missing} role="alert">
          {chatPageTexts(language).missing} <a href={paths.home.to()}>{brand.name}</a>
          {problem === 'failed' && (
            <Button size="small" look="quiet" onClick={() => location.reload()}>
              {chatPageTexts(language).restart}
            </Button>
          )}
        </p>
      )}
      {!loaded && !problem && (
        <div className={css.waiting}>
          <Spinner label="…" />
        </div>
      )}
      {loaded && !loaded.flow.official && <VisitorFlowNotice {...loaded} title={title} />}
      {loaded && (loaded.flow.official || !isFramed()) && (
        <Conversation {...loaded} title={title} onLanguage={speak} />
      )}
    </main>
  );
};
