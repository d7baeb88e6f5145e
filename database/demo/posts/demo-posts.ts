import { afterACollision } from "./after-a-collision.ts";
import { afterKneeReplacement } from "./after-knee-replacement.ts";
import { ankleBalance } from "./ankle-balance.ts";
import { balanceAfter65 } from "./balance-after-65.ts";
import { carryingChildren } from "./carrying-children.ts";
import { chooseShoes } from "./choose-shoes.ts";
import { compressionWho } from "./compression-who.ts";
import { concussionFirstWeek } from "./concussion-first-week.ts";
import type { DemoPost } from "./demo-post.ts";
import { deskAndNeck } from "./desk-and-neck.ts";
import { everydayStrength } from "./everyday-strength.ts";
import { firstAcupuncture } from "./first-acupuncture.ts";
import { firstPhysioVisit } from "./first-physio-visit.ts";
import { frozenShoulder } from "./frozen-shoulder.ts";
import { headacheNeck } from "./headache-neck.ts";
import { heelPainMornings } from "./heel-pain-mornings.ts";
import { inYourLanguage } from "./in-your-language.ts";
import { insuranceReceipts } from "./insurance-receipts.ts";
import { kneeBraceFit } from "./knee-brace-fit.ts";
import { kneeStairs } from "./knee-stairs.ts";
import { massageOrPhysio } from "./massage-or-physio.ts";
import { newYearRunning } from "./new-year-running.ts";
import { orthoticsOrNot } from "./orthotics-or-not.ts";
import { pelvicFloorBasics } from "./pelvic-floor-basics.ts";
import { phoneNeck } from "./phone-neck.ts";
import { shovellingSeason } from "./shovelling-season.ts";
import { sleepAndPain } from "./sleep-and-pain.ts";
import { standingDesk } from "./standing-desk.ts";
import { tennisElbow } from "./tennis-elbow.ts";
import { threeSlowBreaths } from "./three-slow-breaths.ts";
import { videoVisit } from "./video-visit.ts";
import { winterWalking } from "./winter-walking.ts";
import { worryAndPain } from "./worry-and-pain.ts";

export const demoPosts: DemoPost[] = [
  afterACollision,
  afterKneeReplacement,
  ankleBalance,
  balanceAfter65,
  carryingChildren,
  chooseShoes,
  compressionWho,
  concussionFirstWeek,
  deskAndNeck,
  everydayStrength,
  firstAcupuncture,
  firstPhysioVisit,
  frozenShoulder,
  headacheNeck,
  heelPainMornings,
  inYourLanguage,
  insuranceReceipts,
  kneeBraceFit,
  kneeStairs,
  massageOrPhysio,
  newYearRunning,
  orthoticsOrNot,
  pelvicFloorBasics,
  phoneNeck,
  shovellingSeason,
  sleepAndPain,
  standingDesk,
  tennisElbow,
  threeSlowBreaths,
  videoVisit,
  winterWalking,
  worryAndPain,
];
