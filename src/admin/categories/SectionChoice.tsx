import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ParentId } from '@/content/admin/managedCategory'
import { type ParentGroup, parentGroups } from '@/content/admin/parentSections'
import { containsText } from '@/lib/containsText'
import { matchesKeys } from '@/lib/keys'
import { Answer } from '@/ui/states/Answer'
import { Icon } from '@/ui/theme/icons'
import { size } from '@/ui/theme/tokens'
import { SectionOptions } from './SectionOptions'

/** The groups of the picker with the sections whose name matches the query; empty groups are omitted. */
const findSections = (query: string): ParentGroup[] =>
  parentGroups.flatMap(({ name, sections }) => {
    const found = sections.filter((section) => containsText([section.name, section.nameEn], query))
    return found.length > 0 ? [{ name, sections: found }] : []
  })

const Head = styled('div')({ padding: '8px 8px 4px', flex: 'none' })

const Box = styled(OutlinedInput)(({ theme }) => ({
  gap: 10,
  paddingInline: '14px 4px',
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  '& .MuiOutlinedInput-input': { paddingInline: 0 },
}))

const None = styled(Answer)(({ theme }) => ({
  padding: '12px 20px 20px',
  fontSize: size.t14,
  color: theme.vars.palette.tokens.muted,
}))

type Props = { value: ParentId; onChoose: (id: ParentId) => void }

/**
 * A combobox over a grouped list of sections. The focus stays in the search field; the arrow keys
 * move through the sections and Enter chooses one.
 */
export function SectionChoice({ value, onChoose }: Props) {
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const groups = findSections(query)
  const found = groups.flatMap(({ sections }) => sections.map(({ id }) => id))
  // The section reached with the arrow keys is active as long as the search still finds it.
  const [reached, setReached] = useState<ParentId>(value)
  const active = found.includes(reached) ? reached : found[0]
  const optionId = (id: ParentId) => `${listId}${id}`
  const activeId = active && optionId(active)

  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && active && matchesKeys(event, event.key)) {
      event.preventDefault()
      const next = found[(found.indexOf(active) + step + found.length) % found.length]
      if (next) setReached(next)
    }
    if (matchesKeys(event, 'Enter') && active) {
      event.preventDefault()
      onChoose(active)
    }
  }

  return (
    <>
      <Head>
        <Box
          fullWidth
          size="small"
          inputRef={box}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          startAdornment={<Icon icon={Search} />}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'بحث في الأقسام',
              'aria-autocomplete': 'list',
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': activeId,
              dir: 'auto',
              placeholder: 'قسم أو دولة',
              autoComplete: 'off',
              enterKeyHint: 'go',
            },
          }}
        />
      </Head>
      {found.length > 0 ? (
        <SectionOptions
          id={listId}
          groups={groups}
          value={value}
          active={active}
          optionId={optionId}
          onChoose={onChoose}
        />
      ) : (
        <None to={[query]}>لا قسم بهذا الاسم ولا دولة.</None>
      )}
    </>
  )
}
