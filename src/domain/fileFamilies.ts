import type { Translations } from './text'

/** What a file is to who keeps it: a picture, whether JPG or PNG. */
export type FileFamily =
  | 'picture'
  | 'sound'
  | 'film'
  | 'pdf'
  | 'sheet'
  | 'document'
  | 'slides'
  | 'archive'
  | 'other'

const byEnd: readonly (readonly [RegExp, FileFamily])[] = [
  [/^image\//, 'picture'],
  [/^audio\//, 'sound'],
  [/^video\//, 'film'],
  [/pdf$/, 'pdf'],
  [/(spreadsheetml\.sheet|csv)$/, 'sheet'],
  [/(wordprocessingml\.document|plain)$/, 'document'],
  [/presentationml\.presentation$/, 'slides'],
  [/zip$/, 'archive'],
]

/** The family of a media type. */
export const familyOf = (type: string): FileFamily =>
  byEnd.find(([end]) => end.test(type))?.[1] ?? 'other'

export const familyTexts: Readonly<Record<FileFamily, Translations>> = {
  picture: { es: 'Imágenes', en: 'Pictures', fr: 'Images', vi: 'Hình ảnh', cn: '图片', ar: 'صور' },
  sound: { es: 'Audio', en: 'Sounds', fr: 'Sons', vi: 'Âm thanh', cn: '音频', ar: 'أصوات' },
  film: { es: 'Videos', en: 'Videos', fr: 'Vidéos', vi: 'Video', cn: '视频', ar: 'مقاطع فيديو' },
  pdf: {
    es: 'Documentos PDF',
    en: 'PDF documents',
    fr: 'Documents PDF',
    vi: 'Tài liệu PDF',
    cn: 'PDF 文档',
    ar: 'مستندات PDF',
  },
  sheet: {
    es: 'Hojas de cálculo',
    en: 'Spreadsheets',
    fr: 'Feuilles de calcul',
    vi: 'Bảng tính',
    cn: '电子表格',
    ar: 'جداول بيانات',
  },
  document: {
    es: 'Textos',
    en: 'Text documents',
    fr: 'Textes',
    vi: 'Văn bản',
    cn: '文本文档',
    ar: 'مستندات نصية',
  },
  slides: {
    es: 'Presentaciones',
    en: 'Presentations',
    fr: 'Présentations',
    vi: 'Bản trình bày',
    cn: '演示文稿',
    ar: 'عروض تقديمية',
  },
  archive: {
    es: 'Archivos comprimidos',
    en: 'Archives',
    fr: 'Archives compressées',
    vi: 'Tệp nén',
    cn: '压缩文件',
    ar: 'ملفات مضغوطة',
  },
  other: { es: 'Otros', en: 'Other', fr: 'Autres', vi: 'Khác', cn: '其他', ar: 'أخرى' },
}
