import { type PageCategory, useSavePageSetting } from '@/api/pageSettings'
import { settingsPageById } from '@/content/admin/settingsPages'
import { isEqual } from '@/lib/isEqual'
import { apply, type LoggedItem } from '@/lib/listChanges'
import { type LogEntry, revertOf } from '@/saved/changeLog'
import { readItems, saveItems } from '@/saved/items'
import { toast } from '@/ui/toast/toast'
import { logChange } from './logChange'

const FAILED = 'تعذّرت الإعادة، ولم يتغير شيء.'
const NOTHING_LEFT = 'لم يبقَ من هذا التغيير شيء يُعاد.'

/**
 * Returns the function that takes back one entry of the change log: it saves the list without that change, keeps what
 * changed since, and logs this as an entry. The categories of a page are also sent (Spec §7). A failure changes
 * nothing.
 */
export function useRevert() {
  const { mutateAsync: sendPage } = useSavePageSetting()

  return async function revert(entry: LogEntry): Promise<void> {
    try {
      const before = await readItems(entry)
      const after = apply(before, revertOf(entry))
      if (isEqual(before, after)) return toast.info(NOTHING_LEFT)
      if (entry.list === 'pageCategories') await send(entry.part ?? '', after)
      const isStored = await saveItems(entry, after)
      logChange(entry, before, after, entry.id)
      if (isStored) toast.success('أُعيد ما كان قبل هذا التغيير.')
      else toast.info('أُعيد ما كان، لكن تخزين المتصفح لا يتسع له: يبقى حتى إعادة التحميل.')
    } catch {
      toast.error(FAILED)
    }
  }

  async function send(part: string, items: readonly LoggedItem[]) {
    const page = settingsPageById(part)
    if (!page) return
    const categories = items as unknown as PageCategory[]
    await sendPage({ pageId: page.id, name: page.name, path: page.path, categories })
  }
}
