import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import { type ReaderSettings, sampleSettings } from '@/content/settings'
import { savedSettings } from '@/saved/readerSettings'
import { settingsSchema } from '@/site/account/settingsSchema'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { toastSaved } from '@/ui/stores/notStored'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import type { SettingsTab } from './settingsSearchParams'

/**
 * The form of all five tabs: fields keep their values while their tab is hidden. Saving sends no
 * request: it logs, and stores the settings in this browser (Spec §7). An invalid field in another
 * tab opens that tab with `openTab` and gets the focus (D-3).
 */
export function useSettingsForm(tab: SettingsTab, openTab: (tab: SettingsTab) => void) {
  const { setting: theme } = useThemeSetting()
  const awaited = useRef<FieldPath<ReaderSettings>>(null)
  const { control, field, formProps, formState, getValues, reset, setFocus } = useAlertingForm({
    schema: settingsSchema,
    defaultValues: sampleSettings,
    onSubmit: (settings) => {
      // The picture is a long data URL: log only whether there is one.
      const avatar = settings.avatar && '(picture)'
      console.info('[settings] saved', { ...settings, avatar, theme })
      const isSaved = savedSettings.save(settings)
      reset(settings)
      toastSaved('تم حفظ الإعدادات بنجاح', isSaved)
    },
    // The other tabs have no field in which something can be wrong.
    reveal: (name) => {
      if (tab === 'profile') return
      awaited.current = name as FieldPath<ReaderSettings>
      openTab('profile')
    },
  })

  // Before the first paint, because the prerendered page does not contain this browser's settings. What another tab
  // saves later replaces every field that the reader has not changed here, so that saving does not undo it.
  useLayoutEffect(() => {
    const fill = () => reset(savedSettings.get(), { keepDirtyValues: true })
    fill()
    return savedSettings.subscribe(fill)
  }, [reset])

  useEffect(() => {
    if (awaited.current && tab === 'profile') setFocus(awaited.current)
    awaited.current = null
  }, [tab, setFocus])

  return { control, field, getValues, reset, formProps, isDirty: formState.isDirty }
}
