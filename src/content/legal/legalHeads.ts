/** The heads of the legal pages, apart from the documents: the routes import only these, the pages the documents. */
export const privacyHead = {
  title: 'سياسة الخصوصية',
  description:
    'ما الذي يجمعه مدار من بيانات، ولماذا، ومع من يشاركها، وكيف تطلب نسخة منها أو تصحيحها أو حذفها.',
  path: '/privacy-policy',
} as const

export const termsHead = {
  title: 'شروط الاستخدام',
  description:
    'شروط استخدام مدار: المسموح والمحظور، والحسابات، والملكية الفكرية، وحدود المسؤولية، والنظام الواجب التطبيق.',
  path: '/terms-of-service',
} as const
