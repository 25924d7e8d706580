import { styled } from '@mui/material/styles'
import type { Control } from 'react-hook-form'
import { DEFAULT_CATEGORY_COLOR } from '@/content/admin/managedCategory'
import { useField } from '@/ui/form/FormTextField'
import { TextField } from '@/ui/form/TextField'
import { colors, radius } from '@/ui/theme/tokens'
import { type CategoryFields, categorySchema } from './categorySchema'

const Swatch = styled('input')({
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: 4,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': {
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: radius.badge,
  },
})

/** The colour, typed or picked; an empty field means the default colour (Spec §5, §9). */
export function ColorField({
  control,
}: {
  control: Control<CategoryFields, unknown, CategoryFields>
}) {
  const { value, ...field } = useField({ control, name: 'color' })
  const { data: seen = DEFAULT_CATEGORY_COLOR } = categorySchema.shape.color.safeParse(value)
  return (
    <TextField
      {...field}
      label="اللون"
      value={value}
      dir="ltr"
      placeholder={DEFAULT_CATEGORY_COLOR}
      hint={
        <span>
          اختياري، والافتراضي <bdi dir="ltr">{DEFAULT_CATEGORY_COLOR}</bdi>
        </span>
      }
      endAdornment={
        <Swatch
          type="color"
          aria-label="اختيار اللون"
          value={seen.toLowerCase()}
          onChange={(event) => field.onChange(event.target.value.toUpperCase())}
        />
      }
    />
  )
}
