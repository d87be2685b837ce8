import type { Translations } from '../../domain/text'

/** What the document says of looking through everything at once. */
export const searchTexts = {
  searchAll: {
    es: 'Buscar en todas las listas que se pueden abrir: las mejores filas de cada una',
    en: 'Search every list that may be opened: the best rows of each',
    fr: 'Chercher dans toutes les listes accessibles : les meilleures lignes de chacune',
    vi: 'Tìm trong mọi danh sách được mở: các dòng phù hợp nhất của từng danh sách',
    cn: '在所有可打开的列表中搜索：每个列表中最匹配的行',
    ar: 'البحث في كل القوائم المتاحة: أفضل صفوف كل منها',
  },
  searchWords: {
    es: 'Lo que se busca: palabras, un código o un IMEI',
    en: 'What is looked for: words, a code or an IMEI',
    fr: 'Ce qui est cherché : des mots, un code ou un IMEI',
    vi: 'Nội dung cần tìm: từ, mã hoặc IMEI',
    cn: '要查找的内容：文字、代码或 IMEI',
    ar: 'ما يُبحث عنه: كلمات أو رمز أو IMEI',
  },
  searchLeft: {
    es: 'Las listas que no se alcanzaron a buscar',
    en: 'The lists that could not be searched in time',
    fr: 'Les listes qui n’ont pas pu être parcourues à temps',
    vi: 'Các danh sách chưa kịp tìm',
    cn: '未能及时搜索的列表',
    ar: 'القوائم التي لم يتسع الوقت للبحث فيها',
  },
} as const satisfies Readonly<Record<string, Translations>>
