import { type ExportField, exportData, yesOrNo } from '@/admin/export/exportData'
import type { ContactMessage } from '@/api/contactMessages'
import { STATUS_LABEL } from './MessageStatusBadge'

const FIELDS: readonly ExportField<ContactMessage>[] = [
  ['الرقم', ({ id }) => id],
  ['المرسل', ({ name }) => name],
  ['البريد', ({ email }) => email],
  ['نوع الاستفسار', ({ category }) => category],
  ['الموضوع', ({ subject }) => subject],
  ['الرسالة', ({ message }) => message],
  ['الحالة', ({ status }) => STATUS_LABEL[status]],
  ['محلولة', ({ isResolved }) => yesOrNo(isResolved)],
  ['التاريخ', ({ createdAt }) => createdAt],
  ['ملاحظات الإدارة', ({ adminNotes }) => adminNotes],
]

export const exportMessages = (messages: readonly ContactMessage[]) =>
  exportData('messages', FIELDS, messages)
