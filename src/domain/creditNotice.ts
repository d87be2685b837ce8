import type { Translations } from './text'

/**
 * What is told before a guest's data is kept, as the data-protection law asks (LOPDP, arts. 7, 8, 12):
 * who, what for, on what ground, who else, how long, which rights. `{company}` is who invites. What was
 * accepted is kept word for word, so that a later wording changes nothing.
 */
export const creditNotice: Translations = {
  es: `{company} tratará los datos y documentos que usted entregue en esta solicitud únicamente para evaluar si le vende a crédito y, si se aprueba, para administrar ese crédito. El tratamiento se basa en su consentimiento y en las medidas previas a un contrato que usted pide.

Los verá solo el personal de ventas y de crédito que atiende su solicitud. No se consultará ningún buró de información crediticia sin una autorización aparte, firmada por usted. Si se aprueba, los documentos pueden ir a un proveedor de firma electrónica para que usted los firme.

Lo que llene se guarda mientras el enlace esté vigente; si no lo entrega, se borra al vencer. Una solicitud entregada se conserva mientras dure la relación comercial y los plazos que exige la ley.

Puede pedir en cualquier momento acceso, rectificación, eliminación, oposición, portabilidad o retirar este consentimiento, por la página de contacto. También puede acudir a la Superintendencia de Protección de Datos Personales.`,
  en: `{company} will use the data and documents you hand in with this application only to judge whether to sell to you on credit and, if it is granted, to manage that credit. It does so on the ground of your consent and of the steps before a contract that you ask for.

Only the sales and credit staff who handle your application will see them. No credit bureau is asked without a separate authorisation signed by you. If credit is granted, the papers may go to an e-signature provider for you to sign.

What you fill in is kept while the link is valid; if you do not hand it in, it is erased when the link expires. An application handed in is kept for as long as the business relation lasts and the law demands.

At any time you may ask for access, correction, erasure, objection, portability, or withdraw this consent, through the contact page. You may also turn to Ecuador’s data-protection authority (Superintendencia de Protección de Datos Personales).`,
  fr: `{company} utilisera les données et documents que vous remettez avec cette demande uniquement pour décider de vous vendre à crédit et, si le crédit est accordé, pour le gérer. Le traitement repose sur votre consentement et sur les mesures précontractuelles que vous demandez.

Seul le personnel de vente et de crédit chargé de votre demande les verra. Aucun bureau de crédit n’est consulté sans une autorisation distincte, signée par vous. Si le crédit est accordé, les documents peuvent être envoyés à un prestataire de signature électronique pour que vous les signiez.

Ce que vous remplissez est conservé tant que le lien est valable ; si vous ne le remettez pas, il est effacé à l’échéance. Une demande remise est conservée aussi longtemps que dure la relation commerciale et que la loi l’exige.

Vous pouvez à tout moment demander l’accès, la rectification, l’effacement, l’opposition, la portabilité ou retirer ce consentement, par la page de contact. Vous pouvez aussi saisir l’autorité équatorienne de protection des données (Superintendencia de Protección de Datos Personales).`,
  vi: `{company} chỉ dùng dữ liệu và giấy tờ bạn nộp trong hồ sơ này để xét bán chịu cho bạn và, nếu được duyệt, để quản lý khoản tín dụng đó. Việc xử lý dựa trên sự đồng ý của bạn và các bước trước hợp đồng mà bạn yêu cầu.

Chỉ nhân viên bán hàng và tín dụng phụ trách hồ sơ của bạn được xem. Không tra cứu trung tâm tín dụng nào nếu chưa có giấy ủy quyền riêng do bạn ký. Nếu được duyệt, giấy tờ có thể được gửi đến nhà cung cấp chữ ký điện tử để bạn ký.

Nội dung bạn điền được lưu trong thời hạn liên kết; nếu bạn không nộp, nội dung sẽ bị xóa khi liên kết hết hạn. Hồ sơ đã nộp được lưu trong thời gian quan hệ kinh doanh và theo thời hạn luật định.

Bạn có thể yêu cầu truy cập, chỉnh sửa, xóa, phản đối, chuyển dữ liệu hoặc rút lại sự đồng ý bất cứ lúc nào qua trang liên hệ. Bạn cũng có thể liên hệ cơ quan bảo vệ dữ liệu Ecuador (Superintendencia de Protección de Datos Personales).`,
  cn: `{company} 仅将您在本申请中提交的资料和文件用于评估是否向您赊销，以及在批准后管理该信贷。处理的依据是您的同意以及您请求的订约前措施。

只有处理您申请的销售和信贷人员可以查看。未经您另行签署授权，不会向任何征信机构查询。如获批准，文件可能会发送给电子签名服务商供您签署。

您填写的内容在链接有效期内保存；如未提交，到期后即删除。已提交的申请在业务关系存续期间及法律要求的期限内保存。

您可随时通过联系页面要求查阅、更正、删除、反对、转移数据或撤回本同意，也可向厄瓜多尔数据保护机构（Superintendencia de Protección de Datos Personales）提出。`,
  ar: `تستخدم {company} البيانات والمستندات التي تقدمها في هذا الطلب فقط لتقييم البيع لك بالأجل، وإذا تمت الموافقة فلإدارة ذلك الائتمان. ويستند ذلك إلى موافقتك وإلى الإجراءات السابقة للعقد التي تطلبها.

لا يراها إلا موظفو المبيعات والائتمان المكلفون بطلبك. ولا يُستعلم عنك لدى أي مكتب ائتمان دون تفويض منفصل موقّع منك. وإذا تمت الموافقة فقد تُرسل المستندات إلى مزود للتوقيع الإلكتروني كي توقّعها.

يُحفظ ما تملؤه طوال صلاحية الرابط؛ وإن لم تسلّمه يُمحى عند انتهائها. أما الطلب المسلَّم فيُحفظ ما دامت العلاقة التجارية والمدة التي يفرضها القانون.

يمكنك في أي وقت طلب الاطلاع أو التصحيح أو المحو أو الاعتراض أو نقل البيانات أو سحب هذه الموافقة عبر صفحة الاتصال. ويمكنك أيضًا مراجعة هيئة حماية البيانات في الإكوادور (Superintendencia de Protección de Datos Personales).`,
}
