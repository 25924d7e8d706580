import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FieldNote } from '@/ui/form/FieldNote'
import { radius } from '@/ui/theme/tokens'
import { type AvatarSize, UserAvatar } from '@/ui/UserAvatar'
import { AVATAR_TYPES } from './avatarCheck'
import { readAvatar } from './readAvatar'

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  borderRadius: radius.card,
  '& > div': { minInlineSize: 0 },
  '&[data-drop]': {
    outline: `2px dashed ${theme.vars.palette.tokens.brand}`,
    outlineOffset: 8,
    background: theme.vars.palette.tokens.brandSoft,
  },
}))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 6,
})

type Props = {
  size: AvatarSize
  /** its initial is shown if there is no picture */
  name: string
  /** a data URL, or empty */
  picture: string
  onChange: (picture: string) => void
}

/**
 * The reader's picture, chosen or dropped here; without one, the initial of the name (Spec §3, §5).
 */
export function AvatarField({ size, name, picture, onChange }: Props) {
  const noteId = useId()
  const [problem, setProblem] = useState<string>()
  const [isDropHere, setIsDropHere] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lastReadId = useRef(0)

  async function take(file: File | undefined) {
    if (!file) return
    lastReadId.current += 1
    const mine = lastReadId.current
    const result = await readAvatar(file)
    // Another file was chosen while this one was being read.
    if (mine !== lastReadId.current) return
    if ('picture' in result) onChange(result.picture)
    setProblem('problem' in result ? result.problem : undefined)
  }

  function remove() {
    lastReadId.current += 1
    onChange('')
    setProblem(undefined)
    button.current?.focus()
  }

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsDropHere(true)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsDropHere(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <Frame
      role="group"
      aria-label="الصورة الشخصية"
      data-drop={isDropHere || undefined}
      onDragOver={dragOver}
      onDragLeave={() => setIsDropHere(false)}
      onDrop={drop}
    >
      <UserAvatar size={size} name={name} picture={picture} />
      <div>
        <Buttons>
          <Button
            ref={button}
            size="small"
            aria-describedby={noteId}
            onClick={() => input.current?.click()}
          >
            تغيير الصورة
          </Button>
          {picture && (
            <Button size="small" variant="text" onClick={remove}>
              إزالة الصورة
            </Button>
          )}
        </Buttons>
        <div aria-live="assertive">
          <FieldNote
            id={noteId}
            error={problem}
            hint={
              <span>
                <bdi>JPG</bdi> أو <bdi>PNG</bdi>، بحد أقصى <bdi>2</bdi>&nbsp;ميغابايت
              </span>
            }
          />
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={AVATAR_TYPES.join(',')}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // Otherwise choosing the same file again, e.g. after repairing it, would not fire
          // `change`.
          event.target.value = ''
        }}
      />
    </Frame>
  )
}
