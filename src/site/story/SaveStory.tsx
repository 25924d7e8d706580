import Button from '@mui/material/Button'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { Story } from '@/content/story'
import { localDay } from '@/lib/localDay'
import { savedArticleList, toggleSavedArticle } from '@/saved/savedArticles'
import { Icon } from '@/ui/icons'
import { storedText } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import { useStore } from '@/ui/useStore'

const MINUTE = 60_000

/** Adds a story to the saved articles of `/profile`, or removes it. */
export function SaveStory({ story }: { story: Story }) {
  const { id, title, source, ageMinutes, place } = story
  const saved = useStore(savedArticleList, savedArticleList.shipped)
  const isSaved = saved.some((article) => article.story === id)

  function toggle() {
    const date = localDay(new Date(Date.now() - ageMinutes * MINUTE))
    const isStored = toggleSavedArticle({ story: id, title, source, date, category: place })
    const text = isSaved ? 'أُزيل المقال من محفوظاتك.' : 'حُفظ المقال، وتجده في ملفك الشخصي.'
    toast.info(storedText(text, isStored))
  }

  return (
    <Button
      size="small"
      startIcon={<Icon icon={isSaved ? BookmarkCheck : Bookmark} size="small" />}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      {isSaved ? 'محفوظ' : 'حفظ'}
    </Button>
  )
}
