import { Braces, Download, Sheet } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import type { ExportData } from './exportData'
import { saveExport } from './saveExport'

type Props = Partial<Pick<ComponentProps<typeof ActionMenu>, 'label' | 'hint' | 'icon'>> & {
  prepare: () => ExportData
}

export const ExportMenu = ({ prepare, ...button }: Props) => (
  <ActionMenu
    label="تصدير"
    icon={Download}
    {...button}
    actions={() => [
      {
        label: 'ملف CSV لبرنامج Excel',
        icon: Sheet,
        onSelect: () => saveExport('csv', prepare()),
      },
      { label: 'ملف JSON', icon: Braces, onSelect: () => saveExport('json', prepare()) },
    ]}
  />
)
