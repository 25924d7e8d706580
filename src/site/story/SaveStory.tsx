import Button from '@mui/material/Button'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { SavedArticle } from '@/content/savedArticles'
import { Icon } from '@/ui/icons'
import { toggleSaved } from './savable'
import { useIsSaved } from './useIsSaved'

type Props = {
  id: string
  /** describes it as `/profile` lists it; called on a click, because it reads the clock */
  describe: () => SavedArticle
}

/** Adds what the sheet shows to the saved articles of `/profile`, or removes it. */
export function SaveStory({ id, describe }: Props) {
  const isSaved = useIsSaved(id)
  return (
    <Button
      size="small"
      startIcon={<Icon icon={isSaved ? BookmarkCheck : Bookmark} size="small" />}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(describe())}
    >
      <span>{isSaved ? 'محفوظ' : 'حفظ'}</span>
    </Button>
  )
}
