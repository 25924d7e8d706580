import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { SavedArticle } from '@/content/savedArticles'
import { IconAction } from '@/ui/navigation/IconAction'
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
    <IconAction
      label={isSaved ? 'محفوظ' : 'حفظ'}
      icon={isSaved ? BookmarkCheck : Bookmark}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(describe())}
    />
  )
}
