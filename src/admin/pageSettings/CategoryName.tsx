import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { CornerDownLeft } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { topThird } from '@/admin/editableList/rowStyles'
import { useFieldDraft } from '@/admin/editableList/useFieldDraft'
import { CATEGORY_LIMIT } from '@/api/pageSettings'
import { trimInvisible } from '@/lib/invisible'
import { matchesKeys } from '@/lib/keys'
import { FieldNote } from '@/ui/form/FieldNote'
import { limitNotes } from '@/ui/form/TextField'
import { Icon } from '@/ui/theme/icons'

const Note = styled('div')({ marginBlockStart: 4 })

const Hint = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  // A touch screen has no keys.
  '@media (hover: none)': { display: 'none' },
})

const EMPTY = 'اكتب اسمًا للفئة'
const RESTORED = 'لا تُترك الفئة بلا اسم، فعاد اسمها السابق.'

export const oneLine = (text: string) => trimInvisible(text).replace(/\s+/g, ' ')

const startTyping = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

type Props = { name: string; onRename: (name: string) => void }

/** The name field of a category: Enter or blur confirms it, Escape restores the old name (Spec §4). */
export function CategoryName({ name, onRename }: Props) {
  const noteId = useId()
  const { text, setText, typed, drop } = useFieldDraft(name, oneLine)
  const [error, setError] = useState<string>()

  const notes = limitNotes(text, CATEGORY_LIMIT)
  const shownError = notes.error ?? error

  function confirm(whenEmpty: () => void) {
    if (notes.error) return
    if (typed === '') return whenEmpty()
    drop()
    if (typed !== null) onRename(typed)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (matchesKeys(event, 'Enter')) {
      event.preventDefault()
      confirm(() => setError(EMPTY))
    }
    if (event.key === 'Escape' && (text !== name || error)) {
      event.stopPropagation()
      drop()
      setError(undefined)
    }
  }

  return (
    <div>
      <OutlinedInput
        fullWidth
        size="small"
        inputRef={startTyping}
        sx={{ '& > input': topThird }}
        value={text}
        error={shownError !== undefined}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
        onKeyDown={onKeyDown}
        onBlur={() =>
          confirm(() => {
            drop()
            setError(RESTORED)
          })
        }
        slotProps={{
          input: {
            'aria-label': 'اسم الفئة',
            dir: 'auto',
            'aria-describedby': noteId,
            ...(shownError && { 'aria-invalid': true }),
          },
        }}
      />
      <Note aria-live="polite">
        <FieldNote
          id={noteId}
          error={shownError}
          hint={
            notes.hint ?? (
              <Hint>
                <Icon icon={CornerDownLeft} size="small" />
                <span>
                  اضغط <bdi>Enter</bdi> أو اخرج من الحقل ليثبت الاسم.
                </span>
              </Hint>
            )
          }
        />
      </Note>
    </div>
  )
}
