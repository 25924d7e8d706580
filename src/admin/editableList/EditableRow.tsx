import { Check, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Ordered } from '@/lib/editableList'
import { Switch } from '@/ui/form/Switch'
import { IconAction } from '@/ui/IconAction'
import { Grip } from '@/ui/sortable/Grip'
import { MoveMenu } from '@/ui/sortable/MoveMenu'
import { useSortableRow } from '@/ui/sortable/useSortableRow'
import { Tooltip } from '@/ui/Tooltip'
import { RowActions, RowCard, RowEditor, RowLine, RowNumber } from './rowStyles'

/** An item of a list that editors keep: it has a place and may be switched off (Spec §4). */
export type Editable = Ordered & { isActive: boolean }

/** What a list calls the states of its items: «إظهار», «ظاهر», «موقوف». */
export type RowWords = { switchOn: string; on: string; off: string }

type Props = {
  item: Editable
  index: number
  count: number
  /** what its buttons are named after */
  name: string
  words: RowWords
  isOpen: boolean
  media?: ReactNode
  children: ReactNode
  /** what opens under it in edit */
  editor: ReactNode
  onToggle: () => void
  onMove: (to: number) => void
  onEdit: () => void
  onRemove: () => void
}

/**
 * A row of an edited list (reference: Sortable row): grip, order, content, switch, move, edit, delete.
 * Opening it takes the focus to its first field, closing it gives the focus back.
 */
export function EditableRow(props: Props) {
  const { item, index, count, name, words, isOpen, media, children, editor } = props
  const { ref, style, grip, isDragging } = useSortableRow(item.id)
  const { row, pencil } = useEditFocus(isOpen)
  const state = item.isActive ? words.on : words.off
  return (
    <RowCard
      component="li"
      ref={(element: HTMLLIElement | null) => {
        row.current = element
        ref(element)
      }}
      style={style}
      data-open={isOpen}
      data-off={!item.isActive}
      data-dragged={isDragging}
    >
      <RowLine data-media={media !== undefined}>
        <span className="row-grip">
          <Grip name={name} hold={grip} />
        </span>
        <RowNumber>
          <bdi>{item.order}</bdi>
        </RowNumber>
        {media !== undefined && <div className="row-media">{media}</div>}
        <div className="row-words">{children}</div>
        <RowActions className="row-actions">
          <Tooltip title={state} describeChild>
            <Switch
              label={`${words.switchOn} ${name}`}
              isOn={item.isActive}
              onChange={props.onToggle}
            />
          </Tooltip>
          <MoveMenu name={name} index={index} count={count} onMove={props.onMove} />
          <IconAction
            ref={pencil}
            label={`تعديل ${name}`}
            hint={isOpen ? 'إنهاء التعديل' : 'تعديل'}
            icon={isOpen ? Check : Pencil}
            size="small"
            aria-expanded={isOpen}
            onClick={props.onEdit}
          />
          <IconAction
            label={`حذف ${name}`}
            icon={Trash2}
            size="small"
            tone="danger"
            data-act="remove"
            onClick={props.onRemove}
          />
        </RowActions>
      </RowLine>
      {isOpen && <RowEditor data-edit>{editor}</RowEditor>}
    </RowCard>
  )
}

/** The fields of a row stand in elements marked `data-edit`. */
const FIRST_FIELD = '[data-edit] input, [data-edit] textarea'

function useEditFocus(isOpen: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      const field = row.current?.querySelector<HTMLInputElement>(FIRST_FIELD)
      field?.focus()
      field?.select()
    }
    // The button inside the fields is gone with them.
    if (!isOpen && wasOpen.current && document.activeElement === document.body)
      pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { row, pencil }
}
