/**
 * Every text that mentions one of these warning signs must quote its sentence: if two texts differ,
 * readers choose the milder one.
 */
export const clot =
  "One calf that is newly swollen, warm or sore can be a clot: see a doctor the same day, or go to an emergency department. If you also have chest pain or are short of breath, call 911.";

export const caudaEquina =
  "Go to an emergency department right away for new numbness between the legs, new trouble holding or passing urine or stool, or legs that grow weak.";

export const hotJoint =
  "A hot, red, swollen joint with a fever needs an emergency department the same day. Without a fever, see a doctor the same day.";

export const coldLimb =
  "Go to an emergency department right away if a hand or foot turns cold, blue, pale or numb.";

/** For texts about braces and stockings, which may themselves be the cause. */
export const coldLimbUnderPressure =
  "If your toes or fingers turn cold, blue, pale or numb, take off what is tight. If that lasts for more than a few minutes, go to an emergency department right away.";

export const clumsyHands =
  "Go to an emergency department the same day if your hands turn clumsy or your legs unsteady.";

export const armWeakness =
  "See a doctor the same day for new weakness in an arm or hand. If it came on suddenly, call 911.";

export const noWeightBearing =
  "Call 911 after a fall if you cannot get up or put weight on a leg. After any other injury, go to an emergency department the same day if you cannot put weight on a leg or foot.";

export const fainting =
  "Call 911 if you fainted and fell. See a doctor the same day about any other fainting, a blackout or new dizziness. If no doctor can see you, go to an emergency department.";

export const headOnBloodThinner =
  "If you hit your head and take a blood thinner, go to an emergency department or call 911 right away, even if you feel well.";

const headInjurySigns = [
  "a blackout",
  "a seizure",
  "vomiting more than once",
  "a headache that is severe or getting worse",
  "neck pain or tenderness",
  "double vision",
  "pupils of different sizes",
  "slurred speech",
  "weak, numb or tingling arms or legs",
  "growing confusion, restlessness or unusual behaviour",
  "clear fluid or blood from the nose or ear",
  "someone who is hard to wake",
];

export const headInjury = `After a hit to the head, call 911 for ${headInjurySigns.slice(0, -1).join(", ")}, or ${headInjurySigns.at(-1)}.`;

/** The same signs, for pages that list them. */
export const headInjuryList = `<ul>
${headInjurySigns.map((sign) => `<li>${sign}</li>`).join("\n")}
</ul>`;

export const feverWithStiffNeck =
  "Call 911 if you have a fever with a stiff neck and a headache or confusion.";

export const chestPain =
  "Call 911 for chest pain, pressure or tightness, or for trouble breathing.";

export const heartOrStroke =
  "Call 911 for chest pain, pressure or tightness, trouble breathing, a drooping face, sudden weakness on one side or sudden trouble speaking.";

export const lifeInDanger =
  "Call 911 if anyone is unconscious or hard to wake, bleeds heavily, has a seizure or has trouble breathing. The clinic is not an emergency department.";

export const suicidalThoughts =
  "If you think about suicide or about harming yourself, call or text 9-8-8 at any hour, in English or French. If anyone is in danger now, call 911.";
