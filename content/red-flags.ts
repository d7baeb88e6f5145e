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

export const headOnBloodThinner =
  "If you hit your head and take a blood thinner, go to an emergency department or call 911 right away, even if you feel well.";

export const chestPain =
  "Call 911 for chest pain, pressure or tightness, or for trouble breathing.";

export const heartOrStroke =
  "Call 911 for chest pain, pressure or tightness, trouble breathing, a drooping face, sudden weakness on one side or sudden trouble speaking.";

export const suicidalThoughts =
  "If you think about suicide or about harming yourself, call or text 9-8-8 at any hour, in English or French. If anyone is in danger now, call 911.";
