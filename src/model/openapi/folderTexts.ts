import type { Translations } from '../../domain/text'

/** What the document says of shared folders. */
export const folderTexts = {
  wayToFolder: {
    es: 'El camino a una carpeta, hasta donde uno ve',
    en: 'The way to a folder, as far as one sees it',
    fr: 'Le chemin vers un dossier, autant qu’on le voit',
    vi: 'Đường dẫn tới một thư mục, trong phạm vi được xem',
    cn: '通往文件夹的路径（可见部分）',
    ar: 'المسار إلى مجلد بقدر ما يُرى',
  },
  zipFiles: {
    es: 'Pedir carpetas y archivos en un solo ZIP; responde una dirección firmada',
    en: 'Ask for folders and files as one ZIP; answers a signed address',
    fr: 'Demander des dossiers et des fichiers en un seul ZIP ; répond une adresse signée',
    vi: 'Yêu cầu thư mục và tệp trong một ZIP; trả về địa chỉ đã ký',
    cn: '请求将文件夹和文件打包为一个 ZIP；返回签名地址',
    ar: 'طلب مجلدات وملفات في ملف ZIP واحد؛ يجيب بعنوان موقّع',
  },
  myFiles: {
    es: 'Lo que uno destacó, y cuánto espacio ocupan los archivos compartidos',
    en: 'What one starred, and how much room the shared files take',
    fr: 'Ce qu’on a mis en favori, et la place que prennent les fichiers partagés',
    vi: 'Mục đã gắn sao, và dung lượng các tệp chia sẻ chiếm',
    cn: '个人星标，以及共享文件占用的空间',
    ar: 'ما ميّزته بنجمة، والمساحة التي تشغلها الملفات المشتركة',
  },
  starFile: {
    es: 'Destacar una carpeta o un archivo, o dejar de hacerlo',
    en: 'Star a folder or a file, or take the star away',
    fr: 'Mettre un dossier ou un fichier en favori, ou l’en retirer',
    vi: 'Gắn hoặc bỏ sao một thư mục hay tệp',
    cn: '为文件夹或文件加上或取消星标',
    ar: 'تمييز مجلد أو ملف بنجمة أو إزالتها',
  },
  moveFiles: {
    es: 'Mover carpetas y archivos a otra carpeta',
    en: 'Move folders and files into another folder',
    fr: 'Déplacer des dossiers et des fichiers',
    vi: 'Chuyển thư mục và tệp sang thư mục khác',
    cn: '将文件夹和文件移到其他文件夹',
    ar: 'نقل مجلدات وملفات إلى مجلد آخر',
  },
  removeFiles: {
    es: 'Enviar carpetas, con todo lo que contienen, y archivos a la papelera',
    en: 'Move folders, with all that lies in them, and files to the trash',
    fr: 'Mettre à la corbeille des dossiers, avec leur contenu, et des fichiers',
    vi: 'Đưa thư mục cùng nội dung và tệp vào thùng rác',
    cn: '将文件夹（含其中内容）和文件移入回收站',
    ar: 'نقل مجلدات بكل ما فيها وملفات إلى سلة المهملات',
  },
  restoreFiles: {
    es: 'Recuperar carpetas, con lo que se eliminó con ellas, y archivos',
    en: 'Bring back folders, with what went with them, and files',
    fr: 'Restaurer des dossiers, avec ce qui est parti avec eux, et des fichiers',
    vi: 'Khôi phục thư mục cùng những gì bị xóa theo, và tệp',
    cn: '恢复文件夹（含一并删除的内容）和文件',
    ar: 'استعادة مجلدات مع ما حُذف معها وملفات',
  },
} as const satisfies Readonly<Record<string, Translations>>
