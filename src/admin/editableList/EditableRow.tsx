import { Check, Pencil } from 'lucide-react'
import { memo, type ReactNode, type Ref, useRef } from 'react'
import type { Ordered } from '@/lib/editableList'
import { isEqual } from '@/lib/isEqual'
import { isolated } from '@/lib/isolated'
import { Switch } from '@/ui/form/Switch'
import { rowControl, rowProps } from '@/ui/marks/rowControl'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { DragHandle } from '@/ui/sortable/DragHandle'
import { MoveMenu } from '@/ui/sortable/MoveMenu'
import { SortableRow } from '@/ui/sortable/SortableRow'
import { RowButtons, RowCard, RowEditor, RowLine, RowNumber } from './rowStyles'

/** An item of an editable list: it has an order and can be switched off (Spec §4). */
export type Editable = Ordered & { isActive: boolean }

/** Applies a change to the item of a row. */
type Change<Item> = (change: Partial<Omit<Item, 'id' | 'order'>>) => void

export type RowKind<Item extends Editable> = {
  /** the item's name in screen reader announcements while it moves */
  nameOf: (item: Item) => string
  /** the item's name in the labels of its buttons; defaults to `nameOf` */
  labelOf?: (item: Item) => string
  /** the states of the rows' switches: «مفعّل», «معطّل»; without them the rows have no switch */
  switchTexts?: { on: string; off: string }
  /** extra buttons of this kind, before «delete» */
  actions?: (item: Item) => ReactNode
  media?: (item: Item, isFirst: boolean) => ReactNode
  content: (item: Item, isOpen: boolean, onChange: Change<Item>) => ReactNode
  editor: (item: Item, onChange: Change<Item>, onDone: () => void) => ReactNode
  /** the list is a part of another one: its rows have the numbers of their places here, not their orders there */
  isPart?: boolean
}

/** The callbacks of a row. */
export type RowActions<Item extends Editable> = {
  update: (id: string, ...change: Parameters<Change<Item>>) => unknown
  open: (id: string) => void
  close: () => void
  remove: (item: Item) => void
}

type Props<Item extends Editable> = {
  item: Item
  /** its place in the list, from 1 */
  place: number
  isOpen: boolean
  kind: RowKind<Item>
  actions: RowActions<Item>
}

/**
 * A row of an editable list: drag handle, order, content, switch, move, edit, delete. An editor focuses its first field
 * when it opens; closing it restores the focus. Memoized: a drop renders it only where the number changes.
 */
export const EditableRow = memo(EditableRowBase) as typeof EditableRowBase

function EditableRowBase<Item extends Editable>(props: Props<Item>) {
  const { item, place, isOpen, kind, actions } = props
  const pencil = useRef<HTMLButtonElement>(null)
  // The focused button was inside the editor, which has been removed.
  useRestoreFocus(isOpen, () => pencil.current)
  return (
    <SortableRow as="li" {...rowProps(item.id)}>
      <RowCard data-open={isOpen || undefined} data-off={!item.isActive || undefined}>
        <RowLine className="row-line" data-media={kind.media ? true : undefined}>
          <span className="row-grip">
            <DragHandle name={labelOf(kind, item)} />
          </span>
          <RowNumber>
            <bdi>{kind.isPart ? place : item.order}</bdi>
          </RowNumber>
          <RowBody
            item={item}
            isFirst={place === 1}
            isOpen={isOpen}
            kind={kind}
            actions={actions}
            pencil={pencil}
          />
        </RowLine>
        {isOpen && (
          <RowEditor>
            {kind.editor(item, (change) => actions.update(item.id, change), actions.close)}
          </RowEditor>
        )}
      </RowCard>
    </SortableRow>
  )
}

const labelOf = <Item extends Editable>(kind: RowKind<Item>, item: Item) =>
  (kind.labelOf ?? kind.nameOf)(item)

type BodyProps<Item extends Editable> = Omit<Props<Item>, 'place'> & {
  isFirst: boolean
  pencil: Ref<HTMLButtonElement>
}

/** The row without its handle and number. It does not render again while rows only move, so the `order` may be stale. */
const RowBody = memo(RowBodyBase, ({ item, ...props }, { item: next, ...nextProps }) => {
  const nextValues = Object.values(nextProps)
  return (
    isEqual({ ...item, order: 0 }, { ...next, order: 0 }) &&
    Object.values(props).every((value, at) => value === nextValues[at])
  )
}) as typeof RowBodyBase

function RowBodyBase<Item extends Editable>(props: BodyProps<Item>) {
  const { item, isFirst, isOpen, kind, actions, pencil } = props
  const { switchTexts, media } = kind
  const name = labelOf(kind, item)
  return (
    <>
      {media && <div className="row-media">{media(item, isFirst)}</div>}
      <div className="row-words">
        {kind.content(item, isOpen, (change) => actions.update(item.id, change))}
      </div>
      <RowButtons className="row-actions">
        {switchTexts && (
          <Tooltip title={item.isActive ? switchTexts.on : switchTexts.off} describeChild>
            <Switch
              label={`تفعيل ${isolated(name)}`}
              isOn={item.isActive}
              onChange={(isActive) => actions.update(item.id, { isActive } as Partial<Item>)}
            />
          </Tooltip>
        )}
        <MoveMenu id={item.id} name={name} />
        <IconAction
          ref={pencil}
          label={`تعديل ${isolated(name)}`}
          hint={isOpen ? 'إنهاء التعديل' : 'تعديل'}
          icon={isOpen ? Check : Pencil}
          size="small"
          aria-expanded={isOpen}
          // A double click on the row opens its editor, and never closes it.
          {...rowControl(isOpen ? undefined : 'edit')}
          onClick={() => (isOpen ? actions.close() : actions.open(item.id))}
        />
        {kind.actions?.(item)}
        <DeleteAction name={isolated(name)} onClick={() => actions.remove(item)} />
      </RowButtons>
    </>
  )
}
