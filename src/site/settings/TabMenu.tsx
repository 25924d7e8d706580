import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { around, moveFocus } from '@/ui/marks/controls'
import { Icon } from '@/ui/theme/icons'
import { chosenBar, inLines, muted13 } from '@/ui/theme/surface'
import { colors, control, down, radius, size, up, weight } from '@/ui/theme/tokens'
import { useMatches } from '@/ui/theme/useMatches'
import { visuallyHidden } from '@/ui/theme/VisuallyHidden'
import { SETTINGS_TABS, type SettingsTab } from './settingsSearchParams'
import { settingsTabs } from './settingsTabs'

const List = styled('div')({
  ...inLines,
  columnGap: 4,
  '& > button': { flex: 1, minInlineSize: 'min-content' },
  borderBlockEnd: `1px solid ${colors.line}`,
  [up.md]: {
    display: 'grid',
    gap: 4,
    border: 0,
    position: 'sticky',
    insetBlockStart: 24,
  },
})

const Tab = styled('button')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  padding: '8px 0',
  ...muted13,
  fontWeight: weight.label,
  textAlign: 'center',
  overflowWrap: 'normal',
  '&[aria-selected=true]': {
    color: colors.onBrandSoft,
    fontWeight: weight.card,
  },
  [down.md]: {
    '& .wide': visuallyHidden,
    '&[aria-selected=true]::after': { ...chosenBar, insetInline: 4, insetBlockEnd: -1 },
  },
  [up.md]: {
    gridTemplateColumns: 'auto 1fr',
    justifyItems: 'start',
    alignContent: 'center',
    alignItems: 'center',
    gap: 12,
    minBlockSize: control.medium,
    padding: '0 12px',
    borderRadius: radius.control,
    fontSize: size.t14,
    textAlign: 'start',
    '&:hover': { background: colors.sunken },
    '&[aria-selected=true]': { background: colors.brandSoft },
  },
})

/** The id of a tab, used to label its panel; `id` is the id of the panel. */
export const tabId = (id: string, tab: SettingsTab) => `${id}-${tab}`

type Props = {
  id: string
  value: SettingsTab
  /** `replace` while arrow keys move through the tabs, so that Back does not step through all of them */
  onChange: (tab: SettingsTab, how?: { replace: boolean }) => void
}

/**
 * The tabs of the settings: icons above labels on phones, a menu beside the panel on tablets and wider screens. One tab
 * stop; arrow keys along its direction, Home and End move and select immediately.
 */
export function TabMenu({ id, value, onChange }: Props) {
  const isVertical = useMatches(up.md)

  function walk(event: KeyboardEvent<HTMLElement>) {
    const focused = moveFocus(event, (key, now, count) => {
      if (key === 'Home') return 0
      if (key === 'End') return count - 1
      return isVertical === ['ArrowDown', 'ArrowUp'].includes(key) ? around(key, now, count) : null
    })
    const tab = SETTINGS_TABS.find((one) => tabId(id, one) === focused?.id)
    if (tab) onChange(tab, { replace: true })
  }

  return (
    <List
      role="tablist"
      aria-label="أقسام الإعدادات"
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      onKeyDown={walk}
    >
      {SETTINGS_TABS.map((tab) => {
        const { label, wideLabel, icon } = settingsTabs[tab]
        return (
          <Tab
            key={tab}
            type="button"
            role="tab"
            id={tabId(id, tab)}
            aria-controls={id}
            aria-selected={tab === value}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => tab !== value && onChange(tab)}
          >
            <Icon icon={icon} />
            <span>
              <span>{label}</span>
              {wideLabel && ' '}
              {wideLabel && <span className="wide">{wideLabel}</span>}
            </span>
          </Tab>
        )
      })}
    </List>
  )
}
