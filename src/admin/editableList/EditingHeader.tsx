import Button from '@mui/material/Button'
import { CircleDot, ExternalLink, Save } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { Icon } from '@/ui/icons'
import { ButtonLink, type RouteLink } from '@/ui/links'
import { PageHeader } from '@/ui/PageHeader'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** The console's and the reader's word for a save that went well (Spec §8). */
export const SAVED = 'تم حفظ التغييرات بنجاح'

type Props = {
  title: string
  /** what becomes of what is saved here */
  intro?: string
  /** the public page, opened in a new tab (Spec §2, §7) */
  preview?: RouteLink
  /** buttons of the screen's own, before the save button */
  actions?: ReactNode
  isDirty: boolean
  isSaving?: boolean
  onSave: () => void
}

/**
 * The head of a screen that edits lists: «تغييرات غير محفوظة» and its save button come and go together
 * (Spec §4). What was pressed in the list is painted first, the head after it.
 */
export function EditingHeader(props: Props) {
  const painted = useDeferredValue(props)
  return <Head {...(props.isDirty ? painted : props)} />
}

const Head = memo(DrawnHead)

function DrawnHead(props: Props) {
  const { title, intro, preview, actions, isDirty, isSaving = false, onSave } = props
  useFocusAfterSaving(isDirty)
  return (
    <PageHeader
      dense
      title={title}
      intro={intro}
      status={
        isDirty ? (
          <>
            <Icon icon={CircleDot} size="small" />
            تغييرات غير محفوظة
          </>
        ) : null
      }
      actions={
        <>
          {preview && (
            <ButtonLink
              {...preview}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<Icon icon={ExternalLink} size="small" />}
            >
              معاينة
              <VisuallyHidden> (تفتح في علامة تبويب جديدة)</VisuallyHidden>
            </ButtonLink>
          )}
          {actions}
          {isDirty && (
            // Not `disabled`, which would lose the focus while the answer is on its way.
            <Button
              variant="contained"
              color="primary"
              startIcon={<Icon icon={Save} size="small" />}
              aria-disabled={isSaving}
              aria-busy={isSaving}
              onClick={() => {
                if (!isSaving) onSave()
              }}
            >
              {isSaving ? 'جارٍ الحفظ…' : 'حفظ التغييرات'}
            </Button>
          )}
        </>
      }
    />
  )
}

/** The save button is gone once there is nothing to save: the focus goes to the page's title. */
function useFocusAfterSaving(isDirty: boolean) {
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main h1')?.focus()
    wasDirty.current = isDirty
  }, [isDirty])
}
