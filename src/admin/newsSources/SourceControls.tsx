import { ExternalLink, Eye, EyeOff, Newspaper, RotateCw, Trash2 } from 'lucide-react'
import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import { safeHref } from '@/lib/links'
import { RowMenu } from '@/ui/menu/ActionMenu'
import type { MenuAction } from '@/ui/menu/ActionMenuPopup'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import type { Sources } from './useSources'

type Props = { item: NewsSource; changes: Sources['changes'] }

/** The buttons of a source as a card and as a row of the table. */
export const SourceButtons = ({ item, changes }: Props) => (
  <>
    <DeleteAction name={isolated(item.source)} hint="حذف" onClick={() => changes.onRemove(item)} />
    <RowMenu name={isolated(item.source)} actions={() => sourceMenu(item, changes)} />
  </>
)

/** What can be done with a source; what is not possible now is disabled. */
function sourceMenu(
  source: NewsSource,
  { onToggle, onRetry, onRemove }: Props['changes'],
): MenuAction[] {
  const { sourceUrl, originalLink, isActive, status } = source
  return [
    { label: 'فتح موقع المصدر', icon: ExternalLink, href: safeHref(sourceUrl) },
    { label: 'فتح أصل المقال', icon: Newspaper, href: safeHref(originalLink) },
    isActive
      ? { label: 'تعطيل', icon: EyeOff, onSelect: () => onToggle(source, false) }
      : { label: 'تفعيل', icon: Eye, onSelect: () => onToggle(source, true) },
    {
      label: 'إعادة المحاولة',
      icon: RotateCw,
      disabled: status !== 'error',
      onSelect: () => onRetry(source),
    },
    { label: 'حذف', icon: Trash2, tone: 'danger', onSelect: () => onRemove(source) },
  ]
}
