import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldNote } from '@/ui/form/Field'
import { useField } from '@/ui/form/useField'
import { radius, size } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/UserAvatar'
import { AVATAR_TYPES } from './avatarCheck'
import type { PanelProps } from './panelParts'
import { readAvatar } from './readAvatar'

/** The reader's picture, chosen or dropped here; without one, the initial of the name (Spec §3, §5). */
export function AvatarField({ control }: PanelProps) {
  const noteId = useId()
  const { value: picture, onChange } = useField({ control, name: 'avatar' })
  const name = useWatch({ control, name: 'name' })
  const [problem, setProblem] = useState<string>()
  const [isDropHere, setIsDropHere] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const turn = useRef(0)

  async function take(file: File | undefined) {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    const result = await readAvatar(file)
    // Another was chosen while this one was being read.
    if (mine !== turn.current) return
    if ('picture' in result) onChange(result.picture)
    setProblem('problem' in result ? result.problem : undefined)
  }

  function remove() {
    turn.current += 1
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
      {picture ? (
        <Picture src={String(picture)} alt="صورتك الشخصية" width={72} height={72} />
      ) : (
        <Initial name={String(name)} />
      )}
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
              <>
                <bdi>JPG</bdi> أو <bdi>PNG</bdi>، بحد أقصى <bdi>2MB</bdi>
              </>
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
          // So that the same file, mended, can be chosen again.
          event.target.value = ''
        }}
      />
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  borderRadius: radius.card,
  '& > :nth-of-type(2)': { minInlineSize: 0 },
  '&[data-drop]': {
    outline: `2px dashed ${theme.vars.palette.tokens.brand}`,
    outlineOffset: 8,
    background: theme.vars.palette.tokens.brandSoft,
  },
}))

const Initial = styled(UserAvatar)({
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  fontSize: size.t28,
})

const Picture = styled('img')(({ theme }) => ({
  flex: 'none',
  // A white picture on white paper still has an edge.
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: radius.full,
  objectFit: 'cover',
}))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 6,
})
