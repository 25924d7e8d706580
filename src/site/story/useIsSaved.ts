import { savedArticleList } from '@/saved/savedArticles'
import { useStore } from '@/ui/states/useStore'

/** Whether the reader has saved the item with this id in the address. */
export const useIsSaved = (id: string): boolean =>
  useStore(savedArticleList, savedArticleList.shipped).some(({ story }) => story === id)
