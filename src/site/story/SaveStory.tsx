import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { SavedArticle } from '@/content/savedArticles'
import { savedArticleList } from '@/saved/savedArticles'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import { toggleSaved } from './savable'

/** Whether the reader has saved the item with this id in the address. */
const useIsSaved = (id: string): boolean =>
  useStore(savedArticleList).some(({ story }) => story === id)

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
