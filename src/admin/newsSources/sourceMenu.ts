import { ExternalLink, Eye, EyeOff, Newspaper, RotateCw, Trash2 } from 'lucide-react'
import type { NewsSource } from '@/content/admin/newsSources'
import { safeHref } from '@/lib/links'
import type { MenuAction } from '@/ui/menu/ActionMenuPopup'

export type SourceChanges = {
  onToggle: (source: NewsSource, isActive: boolean) => void
  onRemove: (source: NewsSource) => void
  onRetry: (source: NewsSource) => void
}

/** What can be done with a source; what is not possible now is disabled. */
export function sourceMenu(
  source: NewsSource,
  { onToggle, onRetry, onRemove }: SourceChanges,
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
