import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { isSaved } from '@/lib/savedStore'
import { type SavedList, savedLists } from '@/saved/lists'
import { useStore } from '@/ui/states/useStore'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { LogSection } from './LogSection'

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})

/** The lists that this browser has saved, by name: a text, because the snapshot of a store must be the same value. */
const savedNames = {
  get: () =>
    savedLists
      .filter(({ store }) => isSaved(store.name))
      .map(({ store }) => store.name)
      .join(' '),
  subscribe(listener: () => void) {
    const stops = savedLists.map(({ store }) => store.subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** Saving what ships removes the key. */
const reset = ({ store }: SavedList) => void store.save(store.shipped() as never)

/**
 * The lists that differ from the sample content; each can be reset, or all. Open pages follow at once. The export,
 * the import and the reset of everything are in the panel's footer.
 */
export function SavedLists() {
  const names = useStore(savedNames, () => '').split(' ')
  const lists = savedLists.filter(({ store }) => names.includes(store.name))
  return (
    <LogSection
      title="مستودع المتصفح"
      count={lists.length}
      empty="كل القوائم كما هي في الأصل."
      clearLabel="أعد الأصل"
      onClear={() => lists.forEach(reset)}
    >
      {lists.map((list) => (
        <Row key={list.store.name}>
          <span>{list.title}</span>
          <Button variant="text" size="small" onClick={() => reset(list)}>
            <span>أعد الأصل</span>
            <VisuallyHidden>{`: ${list.title}`}</VisuallyHidden>
          </Button>
        </Row>
      ))}
    </LogSection>
  )
}
