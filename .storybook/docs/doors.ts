type Door = {
  /** `story/…` or `docs/…`, as `entryAddress` takes it */
  entry: string
  title: string
  text: string
}

const story = (id: string, title: string, text: string): Door => ({
  entry: `story/${id}`,
  title,
  text,
})
const page = (id: string, title: string, text: string): Door => ({
  entry: `docs/${id}--docs`,
  title,
  text,
})

/** The doors of the first page, five for each reader. `tests/built/storybook.spec.ts` checks that each one opens. */
export const doors: readonly { who: string; why: string; list: readonly Door[] }[] = [
  {
    who: 'للمصمم',
    why: 'قارن، وقس، واعتمد.',
    list: [
      story('public-home--board', 'لوحات الشاشات', 'الرئيسية في كل حال وعرض ومظهر، ولكل شاشة لوحة'),
      story(
        'parts-form-textfield--board',
        'لوحات الأجزاء',
        'حقل النص في كل حال ومظهر، ولكل جزء لوحة',
      ),
      story('foundations-tokens--colours', 'رموز التصميم', 'القيم والتباين، وجرّب ملف ألوانك هنا'),
      page('foundations-reviewing', 'كيف تراجع تغييرًا', 'الصور قبل وبعد، جنبًا إلى جنب'),
      page('foundations-visual-language', 'اللغة البصرية', 'المبادئ والألوان والخط والمسافات'),
    ],
  },
  {
    who: 'لصاحب المنتج',
    why: 'جرّب ما يفعله القارئ والمحرر.',
    list: [
      story('public-search--results', 'البحث', 'كلمة واحدة، ونتائجها من كل أقسام الصحيفة'),
      story('admin-contactmessages--normal', 'رسائل التواصل', 'ما كتبه القراء، وما فعله المحررون'),
      page('product-showing-the-demo', 'عرض النسخة التجريبية', 'مواقف جاهزة وجولات وروابط'),
      page('product-§2-screens-and-routes', 'الشاشات والعناوين', 'عنوان كل شاشة وأين تُبنى'),
      page('product-readings', 'كيف قرأنا المواصفات', 'ما حُسم حيث تحتمل قراءتين'),
    ],
  },
  {
    who: 'للمطور',
    why: 'من الفكرة إلى الشيفرة.',
    list: [
      page('developers-architecture', 'البنية', 'أين تسكن كل قطعة، وكيف تسير البيانات'),
      page('developers-how-to-add-a-screen', 'إضافة شاشة', 'سبع خطوات، وأمر يكتب أكثرها'),
      page('developers-adding-a-resource', 'إضافة مورد', 'نداء جديد من العقد إلى الشاشة'),
      page('developers-glossary', 'المسرد', 'كلمات المشروع ومعانيها'),
      page(
        'developers-decisions-adr-7-a-first-visit-on-a-phone',
        'الزيارة الأولى',
        'ما تحمّله كل شاشة قبل أن تستجيب، وحدوده',
      ),
    ],
  },
]
