import { styled } from '@mui/material/styles'
import { EyeOff, ListPlus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { AddButton } from '@/admin/editableList/AddButton'
import type { Editable, RowKind } from '@/admin/editableList/EditableRow'
import { EditableRows } from '@/admin/editableList/EditableRows'
import {
  type SavedEditableList,
  useSavedEditableList,
} from '@/admin/editableList/useSavedEditableList'
import { newId } from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import { saveList } from '@/saved/changeLog'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { EmptyList } from '@/ui/states/EmptyList'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { usePreload } from '@/ui/states/quietLoading'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { colors, down, size, weight } from '@/ui/theme/tokens'
import type { EditorProps } from './CurationEditor'
import type { CurationKind } from './curationKind'

type CuratedList<Item extends Editable> = SavedEditableList<Item> & {
  /** stores the current items; returns false if the browser could not (ADR-16) */
  save: () => boolean
}

/**
 * A curation list, based on `useSavedEditableList` (Spec §4). Without its own leave guard: the screen
 * guards both lists together.
 */
export function useCuratedList<Item extends Editable>(kind: CurationKind<Item>): CuratedList<Item> {
  const { store } = kind
  const list = useSavedEditableList<readonly Item[], Item>(useStore(store), {
    create: () => ({ ...kind.defaults(), id: newId(kind.id) }) as unknown as Omit<Item, 'order'>,
    nameOf: kind.nameOf,
    removeQuestion: kind.removeQuestion,
    subject: `قائمة ${quoted(kind.title)}`,
    draft: { store, put: whole, take: whole },
  })
  return { ...list, save: () => list.saveWith((sent) => saveList(store, sent)) }
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
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  fontSize: size.t13,
  fontWeight: weight.label,
  color: colors.warn,
  '& > svg': { flex: 'none' },
})

// `lazyWithPreload` loses the type parameter.
const CurationEditor = lazyWithPreload(
  () => import('./CurationEditor'),
  'CurationEditor',
) as unknown as GenericEditor

type GenericEditor = {
  <Item extends Editable>(props: EditorProps<Item> & { isRequested: boolean }): ReactNode
  load: () => Promise<unknown>
}

type Props<Item extends Editable> = { kind: CurationKind<Item>; list: CuratedList<Item> }

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
  const { nameOf, heading, meta, media, fields } = kind
  return {
    nameOf,
    labelOf: (item) => quoted(nameOf(item)),
    switchTexts: { on: 'مفعّل', off: 'معطّل' },
    media,
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
      <CurationEditor isRequested {...{ item, fields, onChange, onDone }} />
    ),
  }
}
