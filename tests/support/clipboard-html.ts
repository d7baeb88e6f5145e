export const clipboards = {
  Word: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
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

  "Google Docs": `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f2c7d1a-7fff-4e1b-9a53-0c5a4f1d2e3b"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Warm up</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;white-space:pre-wrap;">Snow that you </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#ff0000;font-weight:700;font-style:normal;white-space:pre-wrap;">push</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> is </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">light</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">, see </span><a href="https://northbloom.example/a" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;white-space:pre-wrap;">this page</span></a><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Fill half the blade</span></p></li><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Bend the knees</span></p></li></ul><ol style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">First</span></p></li><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">Then</span></p></li></ol><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:624px;height:351px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe1" width="624" height="351" style="margin-left:0px;margin-top:0px;" /></span></p></b><br class="Apple-interchange-newline">`,
};
