import Button from '@mui/material/Button'
import { useState } from 'react'

/** Saves the board around it as a PNG, after all its cells are loaded. */
export function SaveBoard({ name }: { name: string }) {
  const [note, setNote] = useState('')

  async function save(board: HTMLElement) {
    setNote('تُحمَّل الخلايا، ثم تُحفظ الصورة…')
    try {
      const { snapdom } = await import('@zumer/snapdom')
      await loadCells(board)
      await snapdom.download(board, {
        filename: name,
        format: 'png',
        exclude: ['[data-save]'],
        reconcile: true,
      })
      setNote('')
    } catch (error) {
      console.error('The board could not be saved', error)
      setNote('تعذّر حفظ الصورة. حاول مرة أخرى.')
    }
  }

  return (
    <p data-save>
      <Button
        size="small"
        variant="outlined"
        disabled={note.endsWith('…')}
        onClick={({ currentTarget }) => save(currentTarget.closest('main') as HTMLElement)}
      >
        احفظ اللوحة PNG
      </Button>{' '}
      <span role="status">{note}</span>
    </p>
  )
}

/** A cell is loaded when it is in sight. */
async function loadCells(board: HTMLElement) {
  for (const frame of board.querySelectorAll('iframe')) {
    frame.scrollIntoView()
    while (!frame.dataset.loaded) await new Promise(requestAnimationFrame)
  }
  const pictures = Array.from(board.querySelectorAll('img'), (picture) => {
    picture.loading = 'eager'
    return picture.decode()
  })
  await Promise.all(pictures)
  board.scrollIntoView()
}
