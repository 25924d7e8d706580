import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { formDrafts } from '@/lib/drafts'
import { rebaseInterests, toggled } from '@/saved/interests'
import { AvatarField } from '@/site/account/AvatarField'
import { InterestTiles } from '@/site/account/InterestTiles'
import { readerFields } from '@/site/account/settingsSchema'
import { RequiredLegend } from '@/ui/form/Field'
import { FieldGrid } from '@/ui/form/FieldGrid'
import { FormDraft } from '@/ui/form/FormDraft'
import { FormTextField } from '@/ui/form/FormTextField'
import { type FieldOf, useAlertingForm } from '@/ui/form/useAlertingForm'
import { toastSaved } from '@/ui/stores/notStored'
import { inRows, muted13, ruled } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { type ProfileDraft, profileSchema } from './profileSchema'
import { saveProfile } from './saveProfile'

const Form = styled('form')({
  ...ruled,
  display: 'grid',
  gap: 24,
  paddingBlockStart: 16,
})

const Legend = styled('legend')({
  padding: 0,
  marginBlockEnd: 8,
  fontSize: size.t14,
  fontWeight: weight.label,
})

const SaveBar = styled('div')({
  ...inRows,
  gap: 8,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > p': {
    marginInlineStart: 8,
    ...muted13,
    lineHeight: 1.6,
  },
})

type Props = {
  label: string
  /** the initial values of the draft, and what it does not change */
  saved: ProfileDraft
  /** called after the draft was saved or given up */
  onLeave: () => void
}

/** The form of edit mode (Spec §4). It holds the draft, so that cancelling only has to unmount it. */
export function ProfileForm({ label, saved, onLeave }: Props) {
  const [before] = useState(saved)
  const form = useAlertingForm({
    schema: profileSchema,
    defaultValues: before,
    onSubmit: (draft, changed) => {
      const interests = rebaseInterests(before.interests, draft.interests)
      const isSaved = saveProfile({ ...changed, interests })
      // The picture is a long data URL: log only whether there is one.
      console.info('[profile] saved', { ...draft, avatar: draft.avatar && '(picture)' })
      close()
      toastSaved('حُفظ ملفك.', isSaved)
    },
  })
  const { field, formProps, setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  function close() {
    formDrafts.save('profile', null)
    onLeave()
  }

  return (
    <Form aria-label={label} {...formProps}>
      <FormDraft form={form} name="profile" subject="ملفك" />
      <AvatarField {...field('avatar')} of="name" size="portrait" />
      <FieldGrid>
        <FormTextField {...field('name')} {...readerFields.name} />
        <FormTextField {...field('location')} label="المكان" />
        <FormTextField {...field('email')} {...readerFields.email} />
        <FormTextField {...field('phone')} {...readerFields.phone} />
        <div className="whole">
          <FormTextField {...field('bio')} label="نبذة" rows={4} />
        </div>
      </FieldGrid>
      <InterestsField field={field} />
      <RequiredLegend />
      <SaveBar>
        <Button type="submit" variant="contained" color="primary">
          حفظ
        </Button>
        <Button onClick={close}>إلغاء</Button>
        <p>الإلغاء يعيد ما كان قبل التعديل.</p>
      </SaveBar>
    </Form>
  )
}

type FieldProps = { field: FieldOf<ProfileDraft> }

function InterestsField({ field }: FieldProps) {
  const { value, onChange, ref } = useController(field('interests')).field
  return (
    <fieldset>
      <Legend>الاهتمامات</Legend>
      <InterestTiles
        variant="flat"
        selected={value}
        onToggle={(id) => onChange(toggled(value, id))}
        firstRef={ref}
      />
    </fieldset>
  )
}
