import { type PageCategory, useSavePageSetting } from '@/api/pageSettings'
import { settingsPageById } from '@/content/admin/settingsPages'
import { isEqual } from '@/lib/isEqual'
import { revert } from '@/lib/listChanges'
import type { LogEntry } from '@/saved/changeLog'
import { itemsAt } from '@/saved/items'
import { toastChange } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'

const FAILED = 'تعذّرت الإعادة، ولم يتغير شيء.'
const NOTHING_LEFT = 'لم يبقَ من هذا التغيير شيء يُعاد.'

/** The entries that are being taken back, so that a second press does not do it again. */
const reverting = new Set<LogEntry['id']>()

/**
 * Returns the function that takes back one entry of the change log: it saves the list without that change, keeps what
 * changed since, and logs this as an entry. The categories of a page are also sent (Spec §7). A failure changes
 * nothing.
 */
export function useRevert() {
  const { mutateAsync: sendPage } = useSavePageSetting()

  return async function takeBack(entry: LogEntry): Promise<void> {
    if (reverting.has(entry.id)) return
    reverting.add(entry.id)
    try {
      const place = await itemsAt(entry)
      const seen = place.get()
      const wanted = revert(seen, entry)
      if (isEqual(seen, wanted)) return toast.info(NOTHING_LEFT)
      const page = entry.list === 'pageCategories' && settingsPageById(entry.part ?? '')
      if (page) {
        const categories = wanted as unknown as PageCategory[]
        await sendPage({ pageId: page.id, name: page.name, path: page.path, categories })
      }
      // Another save may have ended while the answer was awaited.
      const isStored = place.save(revert(place.get(), entry), entry.id)
      toastChange('أُعيد ما كان قبل هذا التغيير.', isStored)
    } catch {
      toast.error(FAILED)
    } finally {
      reverting.delete(entry.id)
    }
  }
}
