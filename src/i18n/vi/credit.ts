import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: 'Đã nộp {{done}} trên {{total}}',
  approved: '{{approved}} đã kiểm tra và duyệt',
  allApproved: 'Tất cả giấy tờ đã được duyệt',
  missing: 'Còn thiếu: {{names}}',
  complete: 'Đã đủ giấy tờ.',
  noneAsked: 'Không yêu cầu giấy tờ nào',
  changed: 'Giấy tờ này đã thay đổi. Các thao tác có thể làm đã được đọc lại.',
  find: 'Tìm hồ sơ',
  findHint: 'Tên, RUC hoặc người đại diện',
  nobody: 'Không có hồ sơ nào như vậy',
  another: 'Hồ sơ khác',
  application: 'Hồ sơ',
  authorisation: 'Ủy quyền',
  score: 'Điểm tín dụng',
  signFirst:
    'Không tra cứu ai khi chưa có chữ ký của họ. Hãy chuẩn bị nội dung, đưa màn hình cho chủ thể đọc và ký.',
  prepare: 'Chuẩn bị ủy quyền',
  notAsked: 'Điểm sẽ hiện ở đây sau khi tra cứu với ủy quyền đã ký.',
  onTheWay: 'Đã gửi tra cứu; chưa có trả lời.',
  noRecord: 'Trung tâm tín dụng không có lịch sử của người này.',
  earlier: 'Các ủy quyền trước',
  decision: 'Quyết định của hội đồng',
  limits:
    'Đến $5.000 một người của tín dụng duyệt, đến $20.000 hai người khác nhau, trên mức đó hai quản trị viên.',
  signatures: 'Chữ ký',
  lookFirst: 'Hãy xem giấy tờ trước khi gửi ký.',
  noteLater:
    'Hãy xem giấy tờ trước khi gửi. Giấy nhận nợ được chuẩn bị khi đã có số tiền được duyệt.',
  link: 'Liên kết lời mời',
  linkLead:
    'Ai có liên kết đều có thể điền hồ sơ. Mỗi lần tạo một liên kết mới; các liên kết trước vẫn dùng được đến khi lời mời kết thúc.',
  copyLink: 'Sao chép liên kết',
  linkCopied: 'Đã sao chép',
  byWhatsApp: 'Qua WhatsApp',
  signedAwaited: 'Đã ký. Tài liệu đã ký chưa được nhà cung cấp gửi về.',
  noCertificate: 'Được ký ngoài nhà cung cấp: không có chứng thư điện tử.',
  begin_documentos: 'Chuẩn bị đơn và ủy quyền',
  begin_pagare: 'Chuẩn bị giấy nhận nợ',
}
