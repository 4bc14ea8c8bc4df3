import { useEffect, useRef, useState } from 'react';
import type { PlacedFlow } from '#shared/domain/placements.ts';
import type { ChatMessage, FormKind } from '#web/features/chat/model/message.ts';
import { readFlowAt, saveFlowAt } from './flow-at.ts';

type Runner = typeof import('./run.ts');
type Placements = typeof import('./placements.ts');
type Spoken = Awaited<ReturnType<Runner['begin']>>;

interface Surroundings {
  readonly messages: readonly ChatMessage[];
  /** Shows the typing indicator. */
  readonly wait: () => void;
  readonly speak: (spoken: Pick<Spoken, 'messages' | 'language' | 'masked' | 'turn'>) => void;
  readonly fail: (error: unknown) => void;
  /** Asks the assistant; resolves to whether it replied. */
  readonly askFreely: (text: string) => Promise<boolean>;
  readonly openForm: (form: FormKind) => void;
}

const noFlows: readonly PlacedFlow[] = [];

/** A flow within the conversation. Its code loads when a flow is placed or active. */
export const useFlow = (around: Surroundings) => {
  const [at, setAt] = useState(readFlowAt);
  const [runner, setRunner] = useState<Runner>();
  const [placements, setPlacements] = useState<{ of: Placements; all: readonly PlacedFlow[] }>();
  const latest = useRef(around);
  latest.current = around;
  /** Increases when the conversation is cleared, to drop late replies. */
  const round = useRef(0);
  useEffect(() => saveFlowAt(at), [at]);

  const load = async (): Promise<Runner> => {
    const loaded = await import('./run.ts');
    setRunner(loaded);
    return loaded;
  };
  const isUnderWay = at !== undefined;
  useEffect(() => {
    // After a reload, the question shows at once and its controls follow.
    if (isUnderWay) import('./run.ts').then(setRunner, () => undefined);
  }, [isUnderWay]);

  const attempt = async (step: (loaded: Runner) => Promise<Spoken>, said?: string): Promise<void> => {
    const mine = round.current;
    try {
      const spoken = await step(await load());
      if (mine !== round.current) return;
      const isAnswered = !spoken.isFree || said === undefined || (await latest.current.askFreely(said));
      // If the assistant failed, its apology offers a retry.
      if (mine !== round.current || !isAnswered) return;
      setAt(spoken.at);
      if (spoken.messages.length > 0 || !spoken.isFree) latest.current.speak(spoken);
      if (spoken.handOver === 'person') latest.current.openForm('contact');
    } catch (error) {
      if (mine === round.current) latest.current.fail(error);
    }
  };

  return {
    at,
    Choices: runner?.FlowChoices,
    /** Loads the placed flows when the panel opens. */
    look: async () => {
      if (placements) return;
      try {
        const of = await import('./placements.ts');
        setPlacements({ of, all: await of.placedFlows() });
      } catch {
        // The chat works without flows.
      }
    },
    placed: (trigger: PlacedFlow['trigger'], cards?: readonly string[]): readonly PlacedFlow[] =>
      at || !placements
        ? noFlows
        : placements.of.placedNow(placements.all, { trigger, ...(cards ? { cards } : {}) }),
    begin: (placed: Pick<PlacedFlow, 'flow' | 'id' | 'trigger'>) => {
      latest.current.wait();
      const key = crypto.randomUUID();
      return attempt((run) => run.beginKnowing(placed, latest.current.messages, key));
    },
    answer: (input: string, options: { readonly asIs?: boolean; readonly isChosen?: boolean } = {}) =>
      at ? attempt((run) => run.answer(at, input, options), options.isChosen ? undefined : input) : undefined,
    stop: () => {
      if (at && runner)
        latest.current.speak({
          messages: [{ text: runner.stoppedText(at.language) }],
          language: at.language,
        });
      setAt(undefined);
    },
    forget: () => {
      round.current += 1;
      setAt(undefined);
    },
  };
};
