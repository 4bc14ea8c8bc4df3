import { ActionIcon, Badge } from '@mantine/core';
import { Handle, type NodeProps, Position, useConnection } from '@xyflow/react';
import { memo, use, useState } from 'react';
import { flowLimits } from '#shared/flow/limits.ts';
import { IconChevronDown, IconChevronRight } from '#web/ui/icons.tsx';
import { CanvasActions } from './canvas-actions.ts';
import type { GroupNode } from './canvas-groups.ts';
import css from './group-card.module.css';
import cardCss from './node-card.module.css';

const maxSteps = 5;

interface TitleFieldProps {
  readonly title: string;
  readonly onChange: (title: string) => void;
  readonly onDone: () => void;
}

/** The title while it is renamed. */
export const GroupTitleField = ({ title, onChange, onDone }: TitleFieldProps) => {
  // The document reaches the card with a delay through React Flow, which would move the cursor.
  const [typed, setTyped] = useState(title);
  return (
    <input
      ref={(field) => field?.focus()}
      className={`nodrag ${css.field}`}
      aria-label="Title of the group"
      maxLength={flowLimits.titleChars}
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(value);
      }}
      onBlur={onDone}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' || event.key === 'Escape') onDone();
      }}
    />
  );
};

/** A group on the canvas: the frame around its cards, or one card with its steps and the ways out. */
const Card = ({ data, selected }: NodeProps<GroupNode>) => {
  const { group, steps, exits, problem, isCurrent, isRenaming } = data;
  const { toggleGroup, renameGroup, endRenaming } = use(CanvasActions);
  const isDropTarget = useConnection(({ inProgress }) => inProgress);
  const isCollapsed = group.isCollapsed === true;
  const title = group.title.trim() || 'Untitled group';
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <div
      className={isCollapsed ? `${cardCss.card} ${css.card}` : css.frame}
      data-selected={selected || undefined}
      data-current={isCurrent || undefined}
      data-problem={problem === 'error' || undefined}
    >
      {isCollapsed && (
        <Handle
          type="target"
          position={Position.Left}
          className={`${cardCss.handle} ${cardCss.entry} ${isDropTarget ? cardCss.wholeCard : ''}`}
        />
      )}
      <header className={css.head}>
        {toggleGroup && (
          <ActionIcon
            className="nodrag"
            variant="subtle"
            color="gray"
            size="md"
            aria-expanded={!isCollapsed}
            aria-label={`Steps of ${title}`}
            onClick={() => toggleGroup(group.id)}
          >
            <Chevron size={18} />
          </ActionIcon>
        )}
        {isRenaming && renameGroup && endRenaming ? (
          <GroupTitleField
            title={group.title}
            onChange={(next) => renameGroup(group.id, next)}
            onDone={() => endRenaming(group.id)}
          />
        ) : (
          <strong className={css.title} dir="auto">
            {title}
          </strong>
        )}
        <span className={css.count}>
          {group.nodes.length === 1 ? '1 step' : `${group.nodes.length} steps`}
        </span>
        {isCollapsed && problem && (
          <Badge size="sm" color={problem === 'error' ? 'red' : 'warning'}>
            {problem === 'error' ? 'Error' : 'Check'}
          </Badge>
        )}
      </header>
      {isCollapsed && (
        <>
          <ol className={css.steps}>
            {steps.slice(0, maxSteps).map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same title
              <li key={index} dir="auto">
                {step}
              </li>
            ))}
            {steps.length > maxSteps && <li>and {steps.length - maxSteps} more</li>}
          </ol>
          <ul className="exits">
            {exits.map(({ key, label }) => (
              <li key={key} className={cardCss.exit}>
                <span className={cardCss.way}>{label}</span>
                <Handle
                  type="source"
                  position={Position.Right}
                  id={key}
                  className={cardCss.handle}
                  isConnectable={false}
                  data-used
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

export const GroupCard = memo(Card, (a, b) => a.data === b.data && a.selected === b.selected);
