/** Stored as `stored` once pasted; no picture comes along. */
export const clipboards = {
  Word: {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */
p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet;}
--></style></head>
<body lang=EN-CA style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='margin-top:18.0pt'><span lang=EN-CA style='font-family:"Aptos Display",sans-serif;color:#0F4761'>Warm up<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-CA style='font-size:11.0pt;color:red'>Snow that you <b
style='mso-bidi-font-weight:normal'>push</b> is <i>light</i>,&nbsp;see <a
href="http://northbloom.example/a"><span style='color:#467886;text-decoration:underline'>this page</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-CA><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-CA style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-CA>Fill half the blade<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-CA style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-CA>Bend the knees<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
lang=EN-CA><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-CA>First<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
lang=EN-CA><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-CA>Then<o:p></o:p></span></p>
<p class=MsoNormal><img width=301 height=201 src="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Picture_x0020_1"><o:p></o:p></p>
<!--EndFragment-->
</body></html>`,
    stored:
      `<h3>Warm up</h3><p>Snow that you <strong>push</strong> is <em>light</em>, see <a href="https://northbloom.example/a" rel="noopener nofollow">this page</a>.</p>` +
      "<ul><li><p>Fill half the blade</p></li><li><p>Bend the knees</p></li></ul>" +
      "<ol><li><p>First</p></li><li><p>Then</p></li></ol>",
  },

  "Google Docs": {
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f2c7d1a-7fff-4e1b-9a53-0c5a4f1d2e3b"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Warm up</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;white-space:pre-wrap;">Snow that you </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#ff0000;font-weight:700;font-style:normal;white-space:pre-wrap;">push</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> is </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">light</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">, see </span><a href="https://northbloom.example/a" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;white-space:pre-wrap;">this </span><span style="font-size:11pt;color:#1155cc;font-weight:700;text-decoration:underline;white-space:pre-wrap;">page</span></a><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Fill half the blade</span></p></li><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Bend the knees</span></p></li><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Not the back</span></p></li></ul></ul><ol style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">First</span></p></li><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">Then</span></p></li></ol><ul style="margin-top:0;margin-bottom:0;padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="18.4px" height="18.4px" alt="unchecked" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;vertical-align:top;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Salt</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Day</span></p></td><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Minutes</span></p></td></tr><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Monday</span></p></td><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">10</span></p></td></tr></tbody></table></div><br /><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:624px;height:351px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe1" width="624" height="351" style="margin-left:0px;margin-top:0px;" /></span></p></b><br class="Apple-interchange-newline">`,
    stored:
      `<h3>Warm up</h3><p>Snow that you <strong>push</strong> is <em>light</em>, see <a href="https://northbloom.example/a" rel="noopener nofollow">this <strong>page</strong></a>.</p>` +
      "<ul><li><p>Fill half the blade</p></li><li><p>Bend the knees</p>" +
      "<ul><li><p>Not the back</p></li></ul></li></ul>" +
      "<ol><li><p>First</p></li><li><p>Then</p></li></ol><ul><li><p>Salt</p></li></ul>" +
      '<table><tbody><tr><th scope="col"><p>Day</p></th><th scope="col"><p>Minutes</p></th></tr>' +
      "<tr><td><p>Monday</p></td><td><p><strong>10</strong></p></td></tr></tbody></table>",
  },

  "Google Sheets": {
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Visit&quot;}">Visit</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;">Minutes</td></tr><tr style="height:21px;"><td style="overflow:hidden;vertical-align:bottom;" data-sheets-hyperlink="https://northbloom.example/first"><span style="font-size:10pt;font-family:Arial;text-decoration:underline;text-decoration-skip-ink:none;-webkit-text-decoration-skip:none;color:#1155cc;"><a class="in-cell-link" target="_blank" href="https://northbloom.example/first">First</a></span></td><td style="overflow:hidden;vertical-align:bottom;text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:45}">45</td></tr><tr style="height:21px;"><td style="overflow:hidden;vertical-align:bottom;" rowspan="1" colspan="2"><div style="max-height:21px">By appointment<br/>only</div></td></tr></tbody></table></google-sheets-html-origin>`,
    stored:
      '<table><tbody><tr><th scope="col"><p>Visit</p></th><th scope="col"><p>Minutes</p></th></tr>' +
      '<tr><td><p><a href="https://northbloom.example/first" rel="noopener nofollow">First</a></p></td>' +
      '<td><p>45</p></td></tr><tr><td colspan="2"><p>By appointment<br />only</p></td></tr></tbody></table>',
  },
};
