import { Braces, Download, Sheet } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import type { MenuAction } from '@/ui/menu/ActionMenuPopup'
import { usePreload } from '@/ui/states/lazyWithPreload'
import { showLoadError } from '@/ui/states/loadError'
import type { ExportData } from './exportData'

const loadSaving = () => import('./saveExport')

/** «تصدير»; another label where a screen has several. */
type Props = Partial<Pick<ComponentProps<typeof ActionMenu>, 'label' | 'hint' | 'icon'>> & {
  prepare: () => ExportData
  /** after the two files of the table */
  more?: readonly MenuAction[]
}

export function ExportMenu({ prepare, more = [], ...button }: Props) {
  usePreload(loadSaving)
  const save = (format: 'csv' | 'json') => () =>
    void loadSaving().then(({ saveExport }) => saveExport(format, prepare()), showLoadError)
  return (
    <ActionMenu
      label="تصدير"
      icon={Download}
      {...button}
      actions={() => [
        { label: 'ملف CSV لبرنامج Excel', icon: Sheet, onSelect: save('csv') },
        { label: 'ملف JSON', icon: Braces, onSelect: save('json') },
        ...more,
      ]}
    />
  )
}
