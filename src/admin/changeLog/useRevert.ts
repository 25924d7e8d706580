import { type PageCategory, useSavePageSetting } from '@/api/pageSettings'
import { settingsPageById } from '@/content/admin/settingsPages'
import { isEqual } from '@/lib/isEqual'
import { apply, type LoggedItem } from '@/lib/listChanges'
import { type LogEntry, revertOf } from '@/saved/changeLog'
import { readItems, saveItems } from '@/saved/items'
import { toast } from '@/ui/toast/toast'

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

  return async function revert(entry: LogEntry): Promise<void> {
    if (reverting.has(entry.id)) return
    reverting.add(entry.id)
    try {
      const read = async () => {
        const before = await readItems(entry)
        return [before, apply(before, revertOf(entry))] as const
      }
      const [seen, wanted] = await read()
      if (isEqual(seen, wanted)) return toast.info(NOTHING_LEFT)
      if (entry.list === 'pageCategories') await send(entry.part ?? '', wanted)
      // Another save may have ended while the answer was awaited.
      const [before, after] = await read()
      const isStored = await saveItems(entry, before, after, entry.id)
      if (isStored) toast.success('أُعيد ما كان قبل هذا التغيير.')
      else toast.info('أُعيد ما كان، لكن تخزين المتصفح لا يتسع له: يبقى حتى إعادة التحميل.')
    } catch {
      toast.error(FAILED)
    } finally {
      reverting.delete(entry.id)
    }
  }

  async function send(part: string, items: readonly LoggedItem[]) {
    const page = settingsPageById(part)
    if (!page) return
    const categories = items as unknown as PageCategory[]
    await sendPage({ pageId: page.id, name: page.name, path: page.path, categories })
  }
}
