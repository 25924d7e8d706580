import { ExternalLink, FileText, Power, PowerOff, RotateCw, Trash2 } from 'lucide-react'
import type { NewsSource } from '@/content/admin/newsSources'
import { safeHref } from '@/lib/links'
import type { MenuAction } from '@/ui/menu/menuAction'

export type SourceChanges = {
  onToggle: (source: NewsSource, isActive: boolean) => void
  onRemove: (source: NewsSource) => void
  onRetry: (source: NewsSource) => void
}

/** What can be done with a source; what is not possible now is disabled. Loaded when a menu is opened. */
export function sourceMenu(
  source: NewsSource,
  { onToggle, onRetry, onRemove }: SourceChanges,
): MenuAction[] {
  const { sourceUrl, originalLink, isActive, status } = source
  return [
    { label: 'فتح موقع المصدر', icon: ExternalLink, href: safeHref(sourceUrl) },
    { label: 'فتح أصل المقال', icon: FileText, href: safeHref(originalLink) },
    isActive
      ? { label: 'تعطيل', icon: PowerOff, onSelect: () => onToggle(source, false) }
      : { label: 'تفعيل', icon: Power, onSelect: () => onToggle(source, true) },
    {
      label: 'إعادة المحاولة',
      icon: RotateCw,
      disabled: status !== 'error',
      onSelect: () => onRetry(source),
    },
    { label: 'حذف', icon: Trash2, tone: 'danger', onSelect: () => onRemove(source) },
  ]
}
