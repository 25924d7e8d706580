import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { type FocusEvent, type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { AddButton } from '@/admin/editableList/AddButton'
import { useFieldDraft } from '@/admin/editableList/useFieldDraft'
import { CATEGORY_LIMIT, type PageCategory } from '@/api/pageSettings'
import { isSameText } from '@/lib/containsText'
import { SEEN } from '@/lib/invisible'
import { isolated } from '@/lib/isolated'
import { FieldNote } from '@/ui/form/FieldNote'
import { limitNotes, TextField } from '@/ui/form/TextField'
import { IconAction } from '@/ui/navigation/IconAction'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import { oneLine } from './CategoryName'

export type NewSource = { ok: true; source: string } | { ok: false; message: string }

/** Checks a typed source: trimmed, it must not be empty or too long, and not exist yet in any spelling (Spec §4). */
export function checkSource(typed: string, sources: readonly string[]): NewSource {
  const source = oneLine(typed)
  if (!SEEN.test(source)) return { ok: false, message: 'اكتب اسم المصدر أولًا' }
  const { error } = limitNotes(source, CATEGORY_LIMIT)
  if (error) return { ok: false, message: error }
  const isKnown = sources.some((known) => isSameText(known, source))
  if (isKnown) return { ok: false, message: 'هذا المصدر موجود في الفئة' }
  return { ok: true, source }
}

const Root = styled('div')({ display: 'grid', gap: 16, '& > .english': { maxInlineSize: '24rem' } })

const Sources = styled('div')({ display: 'grid', gap: 12 })

const Caption = styled('p')({
  fontSize: size.t14,
  fontWeight: weight.label,
  '& > bdi': { color: colors.muted },
})

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Chip = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  paddingInlineStart: 12,
  borderRadius: radius.control,
  background: colors.sunken,
  fontSize: size.t14,
  fontWeight: weight.label,
})

const AddRow = styled('form')({
  display: 'flex',
  gap: 8,
  maxInlineSize: '24rem',
  '& > .add': { flex: 'none' },
})

const Note = styled('div')({ '&:not(:empty)': { marginBlockStart: 6 } })

type SourcesProps = { sources: readonly string[]; onChange: (sources: string[]) => void }

/**
 * The sources of a category: chips that can be removed, and a field that adds one, trimmed and
 * without duplicates (Spec §4). What is typed is also added when the field is left, as a name is.
 */
function CategorySources({ sources, onChange }: SourcesProps) {
  const noteId = useId()
  const box = useRef<HTMLInputElement>(null)
  const { text, setText, typed, drop } = useFieldDraft('', oneLine)
  const [error, setError] = useState<string>()

  function report() {
    const checked = checkSource(text, sources)
    if (!checked.ok) return setError(checked.message)
    drop()
    onChange([...sources, checked.source])
  }

  function add(event?: FormEvent) {
    event?.preventDefault()
    box.current?.focus()
    report()
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // In another window the editor may look for the name.
    if (typed && document.hasFocus() && !currentTarget.contains(relatedTarget)) report()
  }

  function keepFocus(event: MouseEvent) {
    // Safari gives the focus to no button, so that a press on «إضافة» would leave the field first.
    if (event.target !== box.current) event.preventDefault()
  }

  function remove(source: string) {
    onChange(sources.filter((one) => one !== source))
    // The focused button was removed with its chip.
    box.current?.focus()
  }

  return (
    <Sources>
      <Caption>
        المصادر <bdi>{sources.length}</bdi>
      </Caption>
      {sources.length > 0 && (
        <Chips aria-label="المصادر">
          {sources.map((source) => (
            <Chip key={source}>
              <bdi>{source}</bdi>
              <IconAction
                label={`إزالة المصدر ${isolated(source)}`}
                hint="إزالة"
                icon={X}
                size="small"
                iconSize="small"
                onClick={() => remove(source)}
              />
            </Chip>
          ))}
        </Chips>
      )}
      <div>
        <AddRow onSubmit={add} onBlur={leave} onMouseDown={keepFocus} noValidate>
          <OutlinedInput
            fullWidth
            size="small"
            inputRef={box}
            placeholder="اسم المصدر"
            value={text}
            error={error !== undefined}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
            slotProps={{
              input: {
                'aria-label': 'مصدر جديد',
                dir: 'auto',
                'aria-describedby': noteId,
                ...(error && { 'aria-invalid': true }),
              },
            }}
          />
          <AddButton label="إضافة" onClick={add} />
        </AddRow>
        <Note aria-live="polite">
          <FieldNote id={noteId} error={error} />
        </Note>
      </div>
    </Sources>
  )
}

type Change = Partial<Pick<PageCategory, 'nameEn' | 'sources'>>

type Props = { category: PageCategory; onChange: (change: Change) => void }

export function CategoryEditor({ category, onChange }: Props) {
  return (
    <Root>
      <CategorySources sources={category.sources} onChange={(sources) => onChange({ sources })} />
      <div className="english">
        <TextField
          label="الاسم بالإنجليزية"
          size="small"
          dir="ltr"
          limit={CATEGORY_LIMIT}
          value={category.nameEn}
          onChange={(nameEn) => onChange({ nameEn })}
        />
      </div>
    </Root>
  )
}
