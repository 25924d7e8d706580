import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { FieldNote } from '@/ui/form/FieldNote'
import type { FieldBinding } from '@/ui/form/FormTextField'
import { inLines, inRow } from '@/ui/theme/surface'
import { colors, radius } from '@/ui/theme/tokens'
import { type AvatarSize, UserAvatar } from '@/ui/theme/UserAvatar'
import { AVATAR_TYPES, readAvatar } from './readAvatar'

const Frame = styled('div')({
  ...inRow,
  gap: 16,
  borderRadius: radius.card,
  '& > div': { minInlineSize: 0 },
  '&[data-drop]': {
    outline: `2px dashed ${colors.brand}`,
    outlineOffset: 8,
    background: colors.brandSoft,
  },
})

const Buttons = styled('div')({
  ...inLines,
  gap: 8,
  marginBlockEnd: 6,
})

type Props<Values extends FieldValues> = FieldBinding<Values> & {
  size: AvatarSize
  /** the field of the name, whose initial is shown if there is no picture */
  of: FieldPath<Values>
}

/**
 * The reader's picture, chosen or dropped anywhere on the page: nothing else there takes one, and a narrow target is
 * missed. Its value is a data URL, or empty: then there is the initial of the name (Spec §3, §5).
 */
export function AvatarField<Values extends FieldValues>({
  size,
  control,
  name,
  of,
}: Props<Values>) {
  const { value: picture, onChange } = useController({ control, name }).field
  const owner = useWatch({ control, name: of })
  const noteId = useId()
  const [problem, setProblem] = useState<string>()
  const [isDropHere, setIsDropHere] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
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

  const onDrag = useEffectEvent((event: DragEvent) => {
    const { type, target, dataTransfer } = event
    if (!dataTransfer) return
    const isBeside = !(target instanceof Node && frame.current?.contains(target))
    const isOverDialog = target instanceof Element && target.closest('.MuiModal-root') !== null
    // Beside the frame other files may be for someone else. Safari names the type only at the drop.
    const isPicture = /^(image\/|$)/.test(dataTransfer.items[0]?.type ?? '')
    // In Chromium a picture of this page that is dragged by mistake is a file, too; it is also HTML.
    const isFile = dataTransfer.types.includes('Files') && !dataTransfer.types.includes('text/html')
    const isHere = isFile && !isOverDialog && (isPicture || !isBeside)
    setIsDropHere(isHere && type === 'dragover')
    if (!isHere || event.defaultPrevented) return
    event.preventDefault()
    if (type === 'drop') void take(dataTransfer.files[0])
    else dataTransfer.dropEffect = 'copy'
  })
  useEffect(() => {
    const controller = new AbortController()
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(type, (event) => onDrag(event), { signal: controller.signal })
    return () => controller.abort()
  }, [])

  return (
    <Frame ref={frame} role="group" aria-label="الصورة الشخصية" data-drop={isDropHere || undefined}>
      <UserAvatar size={size} name={owner} picture={picture} />
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
          // Otherwise choosing the same file again, e.g. after repairing it, would not fire `change`.
          event.target.value = ''
        }}
      />
    </Frame>
  )
}
