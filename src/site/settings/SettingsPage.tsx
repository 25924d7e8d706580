import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { FormDraft } from '@/ui/form/FormDraft'
import { STILL } from '@/ui/marks/marks'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { useShownTab } from '@/ui/states/useShownTab'
import { inColumn, ruled } from '@/ui/theme/surface'
import { colors, down, size, up, weight } from '@/ui/theme/tokens'
import type { SettingsTab } from './settingsSearchParams'
import { settingsTabs } from './settingsTabs'
import { TabMenu, tabId } from './TabMenu'
import { useSettingsForm } from './useSettingsForm'

const Columns = styled('div')({
  ...inColumn,
  gap: 12,
  // The menu stays first in the tab order; in Arabic the last column is the left one (Spec §2).
  [up.md]: {
    gap: 32,
    gridTemplateColumns: 'minmax(0, 1fr) 15rem',
    alignItems: 'start',
    '& > [role=tablist]': { gridColumn: 2, gridRow: 1 },
    '& > form': { gridColumn: 1, gridRow: 1 },
  },
})

const Form = styled('form')({
  ...inColumn,
  gap: 16,
  [`& > ${STILL.selector} > *`]: { paddingInline: 0 },
})

const Body = styled('div')({
  ...ruled,
  display: 'grid',
  gap: 16,
  // On phones the line of the tabs is the rule.
  [down.md]: { borderBlockStart: 0 },
})

const Unsaved = styled('div')({
  color: colors.warn,
  fontSize: size.t13,
  fontWeight: weight.label,
  lineHeight: 1.6,
  '&:empty': { display: 'none' },
})

/** `/settings`: the tab menu on the left on wide screens, one panel, one save button (Spec §2). */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  const id = useId()
  const navigate = useNavigate()
  const openTab = (next: SettingsTab, { replace = false } = {}) =>
    void navigate({
      to: '/settings',
      search: next === 'profile' ? {} : { tab: next },
      replace,
      resetScroll: false,
    })
  const shownTab = useShownTab(tab)
  const { field, formProps, isDirty, ...form } = useSettingsForm(shownTab, openTab)
  const { label, wideLabel, Panel } = settingsTabs[shownTab]

  return (
    <>
      <PageHeader title="الإعدادات" intro="حسابك وما يصلك منا." />
      <Columns>
        <TabMenu id={id} value={tab} onChange={openTab} />
        <Form aria-label="الإعدادات" {...formProps}>
          <FormDraft form={form} name="settings" subject="الإعدادات" />
          <Body role="tabpanel" id={id} aria-labelledby={tabId(id, shownTab)}>
            <h2>{wideLabel ? `${label} ${wideLabel}` : label}</h2>
            <Panel field={field} />
          </Body>
          <BottomBar isStill={!isDirty}>
            <Button type="submit" variant="contained" color="primary">
              حفظ التغييرات
            </Button>
            <Unsaved role="status">{isDirty && 'تغييرات غير محفوظة'}</Unsaved>
          </BottomBar>
        </Form>
      </Columns>
    </>
  )
}
