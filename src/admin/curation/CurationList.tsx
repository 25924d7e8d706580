import { styled } from '@mui/material/styles'
import { EyeOff, ListPlus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { AddButton } from '@/admin/editableList/AddButton'
import type { Editable, RowKind } from '@/admin/editableList/EditableRow'
import { EditableRows } from '@/admin/editableList/EditableRows'
import type { ItemField } from '@/admin/editableList/FieldControl'
import { useSavedEditableList } from '@/admin/editableList/useSavedEditableList'
import { newId } from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import type { SavedStore } from '@/lib/savedStore'
import { saveList } from '@/saved/changeLog'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { EmptyList } from '@/ui/states/EmptyList'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { inRow } from '@/ui/theme/surface'
import { colors, down, size, weight } from '@/ui/theme/tokens'

/** The definition of a kind of curated items (Spec §3): everything the generic curation screen needs. */
export type CurationKind<Item extends Editable> = {
  /** used in the log, in the address of its tab and in the ids of new items */
  id: string
  /** «المقاطع الرائجة» */
  title: string
  addLabel: string
  removeQuestion: string
  empty: { title: string; text: string }
  store: SavedStore<readonly Item[]>
  /**
   * a new item without id and order (Spec §4: default placeholder values); call it only in event
   * handlers, since it may read the clock
   */
  defaults: () => Omit<Item, 'id' | 'order'>
  nameOf: (item: Item) => string
  media: (item: Item) => ReactNode
  heading: (item: Item) => ReactNode
  meta: (item: Item) => ReactNode[]
  fields: readonly ItemField<Item>[]
}

/**
 * A curation list, based on `useSavedEditableList` (Spec §4). Without its own leave guard: the screen
 * guards both lists together.
 */
export function useCuratedList<Item extends Editable>(kind: CurationKind<Item>) {
  const { store } = kind
  const list = useSavedEditableList<readonly Item[], Item>(useStore(store), {
    create: () => ({ ...kind.defaults(), id: newId(kind.id) }) as unknown as Omit<Item, 'order'>,
    nameOf: kind.nameOf,
    removeQuestion: kind.removeQuestion,
    subject: `قائمة ${quoted(kind.title)}`,
    draft: { store, put: whole, take: whole },
  })
  return {
    ...list,
    /** stores the current items; returns false if the browser could not (ADR-16) */
    save: () => list.saveWith((sent) => saveList(store, sent)),
  }
}

const whole = <T,>(items: T): T => items

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'end',
  marginBlock: '16px 12px',
  [down.md]: { '& > .add': { flex: 1 } },
})

/** In wide rows the details of the items are a column of their own. */
const Words = styled('div')({
  '@container (min-width: 68rem)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    alignItems: 'center',
    columnGap: 24,
  },
})

const Title = styled('h2')({
  [down.md]: { '&.row-title': { fontSize: size.t14 } },
})

const Off = styled('p')({
  ...inRow,
  gap: 6,
  fontSize: size.t13,
  fontWeight: weight.label,
  color: colors.warn,
  '& > svg': { flex: 'none' },
})

const CurationEditor = lazyWithPreload(() => import('./CurationEditor'), 'CurationEditor')

type Props<Item extends Editable> = {
  kind: CurationKind<Item>
  list: ReturnType<typeof useCuratedList<Item>>
}

export function CurationList<Item extends Editable>({ kind, list }: Props<Item>) {
  usePreload(CurationEditor.load)
  const rows = useMemo(() => rowsOf(kind), [kind])
  return (
    <>
      <Head>
        <AddButton label={kind.addLabel} onClick={list.add} />
      </Head>
      <EditableRows
        list={list}
        label={kind.title}
        kind={rows}
        empty={<EmptyList icon={ListPlus} {...kind.empty} step={kind.addLabel} onStep={list.add} />}
      />
    </>
  )
}

function rowsOf<Item extends Editable>(kind: CurationKind<Item>): RowKind<Item> {
  const { nameOf, heading, meta, fields } = kind
  return {
    ...kind,
    labelOf: (item) => quoted(nameOf(item)),
    switchTexts: { on: 'مفعّل', off: 'معطّل' },
    content: (item) => (
      <Words>
        <Title className="row-title">
          <bdi>{heading(item)}</bdi>
        </Title>
        <MetaLine items={meta(item)} />
        {!item.isActive && (
          <Off>
            <Icon icon={EyeOff} size="small" />
            معطّل
          </Off>
        )}
      </Words>
    ),
    editor: (item, onChange, onDone) => (
      <CurationEditor isRequested onDone={onDone}>
        {(controls) => controls(item, fields, onChange)}
      </CurationEditor>
    ),
  }
}
