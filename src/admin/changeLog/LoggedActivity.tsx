import Button from '@mui/material/Button'
import { useState } from 'react'
import { type LogEntry, savedChangeLog } from '@/saved/changeLog'
import { useNow } from '@/ui/theme/useNow'
import { ChangeLogDialog } from './ChangeLogDialog'
import { ChangeRow } from './ChangeRow'

/** The log as `useSaved` reads it. */
export const changeLog = savedChangeLog

/** The newest entries of the change log as rows of «آخر النشاط». */
export function LoggedRows({ entries }: { entries: readonly LogEntry[] }) {
  const now = useNow() ?? new Date()
  return entries.map((entry) => <ChangeRow key={entry.id} entry={entry} now={now} />)
}

export function ChangeLogButton({ entries }: { entries: readonly LogEntry[] }) {
  const [isOpen, setOpen] = useState(false)
  const now = useNow() ?? new Date()
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        سجل التغييرات
      </Button>
      <ChangeLogDialog open={isOpen} onClose={() => setOpen(false)} entries={entries} now={now} />
    </>
  )
}
