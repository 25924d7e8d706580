import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { AVATAR_TYPES } from '@/site/settings/avatarCheck'
import { readAvatar } from '@/site/settings/readAvatar'
import { FieldNote } from '@/ui/form/Field'
import { useField } from '@/ui/form/useField'
import { Portrait } from './Portrait'
import type { ProfileDraft } from './profileSchema'

type Props = { control: Control<ProfileDraft, unknown, ProfileDraft> }

/** The picture of the draft, with the ways to choose another and to do without (Spec §5: JPG or PNG, max 2MB). */
export function PortraitField({ control }: Props) {
  const noteId = useId()
  const { value: picture, onChange } = useField({ control, name: 'avatar' })
  const name = useWatch({ control, name: 'name' })
  const [problem, setProblem] = useState<string>()
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

  return (
    <Frame role="group" aria-label="الصورة الشخصية">
      <Portrait picture={String(picture)} name={name} />
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

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  '& > div': { minInlineSize: 0 },
})

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 6,
})
