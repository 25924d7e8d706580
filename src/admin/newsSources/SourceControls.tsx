import { ExternalLink, Eye, EyeOff, Newspaper, RotateCw, Trash2 } from 'lucide-react'
import type { NewsSource } from '@/content/admin/newsSources'
import { isolated } from '@/lib/isolated'
import { safeHref } from '@/lib/links'
import { RowMenu } from '@/ui/menu/ActionMenu'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import type { Sources } from './useSources'

type Props = { item: NewsSource; changes: Sources['changes'] }

/** The buttons of a source as a card and as a row of the table; what is not possible now is disabled. */
export function SourceButtons({ item, changes: { onToggle, onRetry, onRemove } }: Props) {
  const { source, sourceUrl, originalLink, isActive, status } = item
  return (
    <>
      <DeleteAction name={isolated(source)} hint="حذف" onClick={() => onRemove(item)} />
      <RowMenu
        name={isolated(source)}
        actions={() => [
          { label: 'فتح موقع المصدر', icon: ExternalLink, href: safeHref(sourceUrl) },
          { label: 'فتح أصل المقال', icon: Newspaper, href: safeHref(originalLink) },
          isActive
            ? { label: 'تعطيل', icon: EyeOff, onSelect: () => onToggle(item, false) }
            : { label: 'تفعيل', icon: Eye, onSelect: () => onToggle(item, true) },
          {
            label: 'إعادة المحاولة',
            icon: RotateCw,
            disabled: status !== 'error',
            onSelect: () => onRetry(item),
          },
          { label: 'حذف', icon: Trash2, tone: 'danger', onSelect: () => onRemove(item) },
        ]}
      />
    </>
  )
}
