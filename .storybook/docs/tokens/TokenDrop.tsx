import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type DragEvent, useRef, useState } from 'react'
import { saveFile } from '@/lib/saveFile'
import { inRows } from '@/ui/theme/surface'
import { colors, radius } from '@/ui/theme/tokens'
import { designTokens, SCHEME_NAMES, type Scheme } from '../../tokens/designTokens'
import { readTokenFile } from '../../tokens/readTokenFile'
import type { TokenChanges } from '../../tokens/tokenChanges'

const Zone = styled('div')({
  ...inRows,
  gap: 12,
  padding: 16,
  border: `1px dashed ${colors.lineStrong}`,
  borderRadius: radius.card,
  '&[data-over]': { background: colors.brandSoft },
  '& > p': { flex: '1 1 20rem' },
})

const Problems = styled('div')({ color: colors.bad })

/** Saves the file that `npm run tokens` writes for a scheme. */
function download(scheme: Scheme) {
  const text = JSON.stringify(designTokens(scheme), null, 2)
  saveFile(`madar-${scheme}.tokens.json`, text, 'application/json')
}

type Props = { scheme: Scheme; changes: TokenChanges; onChange: (changes: TokenChanges) => void }

/**
 * Takes token files, one for each scheme, and gives every story their colours. Nothing is written: the changes are in
 * the address of Storybook.
 */
export function TokenDrop({ scheme, changes, onChange }: Props) {
  const [isOver, setIsOver] = useState(false)
  /** what was wrong with the last files; undefined before there were any */
  const [notes, setNotes] = useState<string[]>()
  const input = useRef<HTMLInputElement>(null)
  const count = Object.values(changes).flatMap((one) => Object.keys(one ?? {})).length

  async function read(files: readonly File[]) {
    const next = { ...changes }
    const problems: string[] = []
    for (const file of files) {
      try {
        const byName = /dark|داكن/i.test(file.name) ? 'dark' : scheme
        const found = readTokenFile(await file.text(), byName)
        next[found.scheme] = found.changes
        problems.push(...found.problems)
      } catch (error) {
        problems.push(`${file.name}: ${(error as Error).message}`)
      }
    }
    setNotes(problems)
    onChange(next)
  }

  const reset = () => {
    setNotes(undefined)
    onChange({})
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void read([...event.dataTransfer.files])
  }
  return (
    <section aria-label="جرّب ألوانًا أخرى">
      {/* The button inside does the same by keyboard. */}
      <Zone
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>
          نزّل ملف رموزنا وعدّله، ثم أفلته هنا، فتظهر ألوانه في كل القصص. لا يُكتب شيء: الألوان في
          عنوان الصفحة وحده، فمن يفتح الرابط يراها.
        </p>
        <Button onClick={() => input.current?.click()}>اختر ملفًا</Button>
        <Button onClick={() => SCHEME_NAMES.forEach(download)}>نزّل رموزنا</Button>
        {count > 0 && <Button onClick={reset}>أعد ألواننا</Button>}
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept=".json,.tokens,application/json"
          aria-label="ملف الرموز"
          onChange={({ target }) => {
            void read([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </Zone>
      <p role="status">
        {count > 0
          ? `القيم التي غيّرها ملفك: ${count}`
          : notes?.length === 0 && 'لا قيمة في الملف تختلف عن قيمنا.'}
      </p>
      {notes && notes.length > 0 && (
        <Problems role="alert">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Problems>
      )}
    </section>
  )
}
