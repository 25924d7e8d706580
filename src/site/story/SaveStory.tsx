import { Bookmark, type LucideIcon } from 'lucide-react'
import { forwardRef } from 'react'
import type { SavedArticle } from '@/content/savedArticles'
import { savedArticleList } from '@/saved/savedArticles'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import { toggleSaved } from './savable'

/** Whether the reader has saved the item with this id in the address. */
const useIsSaved = (id: string): boolean =>
  useStore(savedArticleList).some(({ story }) => story === id)

/** The path of `Bookmark`, which fills from its foot (`ui/theme/motion.css`). */
const FILL =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z'

const Mark: LucideIcon = forwardRef((props, ref) => (
  <Bookmark ref={ref} {...props}>
    <path className="saveFill" d={FILL} fill="currentColor" />
  </Bookmark>
))

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
      icon={Mark}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(describe())}
    />
  )
}
